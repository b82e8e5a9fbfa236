"""The shape of the database, one version after another. A released version is never changed: a
new one is added below it. `{blob}` and `{serial}` are what the database at hand calls them."""

VERSIONS: tuple[tuple[str, ...], ...] = (
    (
        """create table tables (
            id varchar(64) primary key,
            game varchar(64) not null,
            mode varchar(64) not null,
            scenario varchar(64) not null,
            spectators varchar(8) not null,
            lesson integer not null,
            created varchar(32) not null,
            owner varchar(64) not null,
            opening {blob} not null,
            checkpoint {blob} not null,
            checkpoint_seq integer not null
        )""",
        """create table seats (
            table_id varchar(64) not null references tables (id),
            seat integer not null,
            kind varchar(8) not null,
            bot varchar(64) not null,
            name varchar(64) not null,
            token varchar(64) not null,
            primary key (table_id, seat)
        )""",
        """create table journal (
            table_id varchar(64) not null references tables (id),
            seq integer not null,
            kind varchar(8) not null,
            seat integer not null,
            ask integer not null,
            answer text not null,
            remains integer not null,
            lines {blob} not null,
            primary key (table_id, seq)
        )""",
        """create table events (
            id {serial},
            table_id varchar(64) not null references tables (id),
            kind varchar(8) not null,
            seat integer,
            data text not null,
            created varchar(32) not null
        )""",
        "create index events_of_table on events (table_id, id)",
        """create table reports (
            id varchar(64) primary key,
            table_id varchar(64) not null references tables (id),
            created varchar(32) not null,
            note text not null,
            save {blob} not null
        )""",
    ),
    ("alter table tables add column lang varchar(8) not null default 'en'",),
    ("alter table tables add column password varchar(200) not null default ''",),
    (
        "alter table tables add column foresight varchar(8) not null default 'odds'",
        "alter table seats add column stops text not null default ''",
    ),
    (
        "alter table tables add column seed varchar(80) not null default ''",
        "alter table seats add column claim varchar(8) not null default 'own'",
    ),
    (
        "alter table tables add column touched varchar(32) not null default ''",
        "alter table tables add column ended integer not null default 0",
        "update tables set touched = created",
        """create table bans (
            address varchar(64) primary key,
            created varchar(32) not null
        )""",
    ),
    ("alter table tables add column chapter varchar(64) not null default ''",),
    (
        "alter table tables add column takeback varchar(8) not null default 'consent'",
        "alter table tables add column clock varchar(24) not null default ''",
        """create table clocks (
            table_id varchar(64) not null references tables (id),
            seat integer not null,
            remaining bigint not null,
            due varchar(32) not null,
            ask integer not null,
            hushed integer not null,
            primary key (table_id, seat)
        )""",
        "create index clocks_due on clocks (due)",
        """create table subscriptions (
            table_id varchar(64) not null references tables (id),
            seat integer not null,
            endpoint varchar(1000) not null,
            p256dh varchar(120) not null,
            auth varchar(40) not null,
            lang varchar(8) not null,
            called integer not null,
            primary key (table_id, seat, endpoint)
        )""",
        """create table codes (
            code varchar(64) primary key,
            table_id varchar(64) not null references tables (id),
            seat integer not null,
            due varchar(32) not null,
            token varchar(64) not null
        )""",
        """create table secrets (
            name varchar(32) primary key,
            value text not null
        )""",
    ),
    ("alter table tables add column windows integer not null default 0",),
    (
        "alter table tables add column maker varchar(64) not null default ''",
        "create index tables_by_maker on tables (maker)",
    ),
    (
        "alter table journal add column step integer not null default 0",
        "alter table journal add column in_stead integer not null default 0",
    ),
)

WORDS = {
    "sqlite": {"blob": "blob", "serial": "integer primary key autoincrement"},
    "postgresql": {"blob": "bytea", "serial": "bigserial primary key"},
}
