// Made by `python -m waystone.server.web.typescript`: change the protocol instead.

/** A card face up to this seat; a card face down has no name and no text. Its lines and those
of its sections have keywords in bold, **so**. */
export interface Card {
  id: string;
  name?: string;
  kind?: string;
  icon?: string;
  figures?: Figure[];
  lines?: string[];
  flavour?: string;
  sections?: Section[];
  tags?: string[];
  under?: Card[];
}

/** A number with an icon: health, cost, a resource. */
export interface Figure {
  icon: string;
  value: string;
  name?: string;
}

/** A part of a card that stands by itself: a half, an ability, a key. */
export interface Section {
  id?: string;
  title?: string;
  lines?: string[];
  figures?: Figure[];
  tags?: string[];
}

/** What was said of a fact; `seat` is whose doing it was. */
export interface LogLine {
  n: number;
  text: string;
  rule?: string;
  kind?: string;
  on?: string[];
  seat?: number | null;
}

/** All that one seat (or, with `seat` empty, a spectator) sees. */
export interface Table {
  game: string;
  seat: number | null;
  phase: string;
  boards?: Board[];
  mats?: Mat[];
  dice?: Die[];
  pages?: Page[];
  ask?: AskView | null;
  waiting?: number[];
  outcome?: Outcome | null;
  log?: LogLine[];
  hud?: Hud | null;
  scene?: Scene | null;
}

export interface Board {
  id: string;
  name: string;
  shape: "cards" | "hex" | "hex-flat" | "places" | "square";
  cells?: Cell[];
  pieces?: Piece[];
  edges?: Edge[];
  regions?: Region[];
}

/** A space of a board. `x`, `y`: axial hex coordinates, square or card columns and rows, or
(on a location map) any plane coordinates. */
export interface Cell {
  id: string;
  x: number;
  y: number;
  kind?: string;
  name?: string;
  icon?: string;
  tags?: string[];
  lines?: string[];
  figures?: Figure[];
}

/** Something standing on a board. */
export interface Piece {
  id: string;
  cell: string;
  name: string;
  icon: string;
  kind?: string;
  seat?: number | null;
  badge?: string;
  figures?: Figure[];
  tags?: string[];
  lines?: string[];
}

/** What lies between two cells, or along a side of one: wall, door, road, river, exit.
`side` counts from the north (or the first side) clockwise where `b` is empty. */
export interface Edge {
  a: string;
  kind: string;
  b?: string;
  side?: number;
  id?: string;
  name?: string;
}

/** A part of a board that was laid as one piece, a tile: its first column and row, how many it
covers, and how often it was turned by a quarter, clockwise. */
export interface Region {
  id: string;
  name: string;
  x: number;
  y: number;
  wide: number;
  high: number;
  turns?: number;
}

/** What lies before a seat, or (without a seat) in the middle of the table. */
export interface Mat {
  id: string;
  name: string;
  seat?: number | null;
  kind?: string;
  icon?: string;
  figures?: Figure[];
  tracks?: Track[];
  zones?: Zone[];
  lines?: string[];
  tags?: string[];
}

/** A value that moves between bounds. */
export interface Track {
  id: string;
  name: string;
  value: number;
  most?: number | null;
  icon?: string;
  steps?: string[];
}

/** A place for cards or tokens: a hand, a deck, a market, a row. `count` is the number of
cards where they themselves are hidden. */
export interface Zone {
  id: string;
  name: string;
  cards?: Card[];
  count?: number | null;
  layout?: "hand" | "pile" | "row" | "sequence";
}

export interface Die {
  id: string;
  face: string;
  kind?: string;
  seat?: number | null;
  tags?: string[];
}

/** A text to read: an introduction, a verse, a report. A `record` (a log, notes) is there to be
looked up and lies aside until then. */
export interface Page {
  title: string;
  paragraphs?: string[];
  record?: boolean;
}

/** The question that this seat has to answer now. `about`: the things on the table that it
concerns, the most important first; `cause`: what brought it up; `formal`: it changes little,
and the table answers it unless the seat wants to be asked; `setup`: it belongs to the setting
up, and a hint will do for an answer; `place`: where it is asked, if that is a place of its own
(a town, a camp), which the game's look draws; `scene`: who faces whom while it is asked. */
export interface AskView {
  number: number;
  kind: "amount" | "choose" | "many" | "order";
  prompt: string;
  choices?: Choice[];
  least?: number;
  most?: number;
  rule?: string;
  about?: string[];
  cause?: string;
  formal?: boolean;
  setup?: boolean;
  place?: string;
  scene?: Scene | null;
}

/** An option as a seat sees it. What is `final` cannot be made good again in the game.
`effect`: what it would do; `warning`: what speaks against it. `reach`: the things on the table
to which a walk can lead that begins with it. */
export interface Choice {
  key: string;
  text: string;
  on?: string;
  final?: boolean;
  effect?: string;
  warning?: string;
  ghost?: Ghost | null;
  reach?: string[];
}

/** What an option would lay on the board, shown there while it is looked at: `name` and `icon`
of what would lie on its space, `sides` (kinds of edges, clockwise from the north) of what has
sides, `covers` where it would lie on several cells. Options on one thing that all have a ghost
are ways to turn what is laid. */
export interface Ghost {
  name?: string;
  icon?: string;
  sides?: string[];
  covers?: string[];
}

/** What is played out over the board: a fight or a talk between sides, or the roll of one, with
what stands between them: a row of cards (or a rope), and the figures of a sum in their order,
each with its sign, the result last. */
export interface Scene {
  kind: "fight" | "roll" | "talk";
  title: string;
  sides?: Side[];
  middle?: Card[];
  figures?: Figure[];
  lines?: string[];
}

/** One of those who face each other: who, with what numbers, cards, dice. */
export interface Side {
  id: string;
  name: string;
  icon?: string;
  seat?: number | null;
  figures?: Figure[];
  cards?: Card[];
  dice?: Die[];
  lines?: string[];
}

/** How it ended; `counted` says what the scores are of. */
export interface Outcome {
  name: string;
  winners?: number[];
  scores?: Record<string, number>;
  counted?: string;
}

/** What must be in sight at every moment. `danger` is what threatens right now, in words. */
export interface Hud {
  round?: string;
  phase?: string;
  goals?: Goal[];
  order?: Turn[];
  clocks?: Clock[];
  intents?: Intent[];
  counters?: Counter[];
  danger?: string;
}

/** What is to be done, and how far it is done where that can be counted. */
export interface Goal {
  text: string;
  done?: number | null;
  of?: number | null;
}

/** Somebody in the order of turns; `id` is a piece or a mat. */
export interface Turn {
  id: string;
  name: string;
  icon?: string;
  seat?: number | null;
  initiative?: string;
  now?: boolean;
  done?: boolean;
}

/** What runs out or builds up: time, threat, doom. `note` says what comes at its end. */
export interface Clock {
  id: string;
  name: string;
  value: number;
  most?: number | null;
  icon?: string;
  note?: string;
}

/** What a monster (or a kind of them) is about to do, in final numbers; `target` is the piece
it would go for if it acted now. */
export interface Intent {
  id: string;
  name: string;
  icon?: string;
  figures?: Figure[];
  lines?: string[];
  target?: string;
}

/** How many cards or tokens are left of something. */
export interface Counter {
  id: string;
  name: string;
  value: number;
  icon?: string;
}

/** How long every person has: so many seconds for each question, or for the whole game. When the
time is out, a bot plays on. */
export interface TableClock {
  per: "game" | "move";
  seconds: number;
}

export interface ModeInfo {
  id: string;
  name: string;
  seats: [number, number];
  cooperative: boolean;
}

/** `mode` is empty where the scenario fits every mode; `group` is a heading to list it under. */
export interface ScenarioInfo {
  id: string;
  name: string;
  seats: [number, number];
  mode: string;
  group: string;
}

/** `instead`: the variant that it takes the place of; not both can be wished for. */
export interface VariantInfo {
  id: string;
  name: string;
  modes: string[];
  instead: string;
}

export interface ValueInfo {
  id: string;
  name: string;
}

/** A setting; its first value is the default. */
export interface ChoiceInfo {
  id: string;
  name: string;
  values: ValueInfo[];
  modes: string[];
}

/** A chapter to learn the game by, with so many beats. */
export interface ChapterInfo {
  id: string;
  title: string;
  beats: number;
}

/** GET /api/games?lang= gives a list of these. `words`: what kinds and tags are called; an empty
word is a mark for the eye. `lessons` in the order in which they are learnt. */
export interface GameInfo {
  id: string;
  name: string;
  seats: [number, number];
  modes: ModeInfo[];
  scenarios: ScenarioInfo[];
  variants: VariantInfo[];
  choices: ChoiceInfo[];
  bots: string[];
  content: Record<string, number>;
  words: Record<string, string>;
  lessons: ChapterInfo[];
}

/** Who shall sit on a seat. `bot` is one of the game's `bots`. */
export interface SeatWish {
  kind?: "bot" | "human";
  bot?: string;
  name?: string;
}

/** POST /api/tables. Spectators may watch at once, with a delay, or not at all; where there is
a password they need it. `foresight`: what players may know of an answer before they give it:
nothing, only what is certain, or the odds too. `takeback`: players take moves back as they like
(`free`), when all others consent (`consent`), when they consent and neither luck nor hidden
cards were seen since (`fair`: the rule among rivals, where nothing is said), or never
(`none`). `windows`: where a hidden card could be used, nothing: the table pauses for a moment
for everybody who could hold one, if several people play; so many seconds: for so long, and then
it passes for whoever has not answered; 0: it stops only for those who hold one, and that
shows. */
export interface CreateTable {
  game: string;
  seats: SeatWish[];
  mode?: string;
  scenario?: string;
  variants?: string[];
  choices?: Record<string, string>;
  seed?: number | null;
  lang?: "en" | "ru";
  spectators?: "delayed" | "none" | "open";
  foresight?: "exact" | "odds" | "off";
  password?: string;
  takeback?: "consent" | "fair" | "free" | "none" | null;
  clock?: TableClock | null;
  windows?: number | null;
}

/** An invitation to a human seat: who comes with it first claims the seat. `link` is the page
that carries it. */
export interface SeatLink {
  seat: number;
  token: string;
  link: string;
}

/** The answer to every request that makes a table. `owner` is the right to give the
seats of bots away, to kick and to close. `notices` tell what an uploaded save
lost. */
export interface TableMade {
  table: string;
  owner: string;
  seats: SeatLink[];
  spectate: string;
  notices: string[];
}

/** POST /api/tables/{table}/branch: a new table that goes on after so many answers. */
export interface Branch {
  token: string;
  answers: number;
}

/** POST /api/tables/{table}/report: keep a save of this moment for those who mend rules. */
export interface Report {
  token: string;
  text?: string;
}

export interface Reported {
  report: string;
}

/** GET /api/push: the key by which this server calls browsers. */
export interface PushKey {
  key: string;
}

/** POST /api/tables/{table}/calls: call this browser when the table waits for the seat of the
token; `endpoint`, `p256dh` and `auth` as the browser's PushSubscription gives them. `off`: no
longer. */
export interface Subscribe {
  token: string;
  endpoint: string;
  p256dh?: string;
  auth?: string;
  lang?: "en" | "ru";
  off?: boolean;
}

export interface Subscribed {
  calls: boolean;
}

/** POST /api/tables/{table}/code: a code by which the seat of the token moves to another
device. */
export interface AskCode {
  token: string;
}

/** It is good once, and for so many seconds. */
export interface Code {
  code: string;
  seconds: number;
}

/** POST /api/codes: the seat of this code is from now on opened by `secret`, which the new
device has drawn by chance, and by nothing else. */
export interface UseCode {
  code: string;
  secret: string;
}

export interface Moved {
  table: string;
  game: string;
  seat: number;
}

/** POST /api/lessons/{game}: one of its chapters, or (without one) a guided first game. */
export interface Lesson {
  lang?: "en" | "ru";
  chapter?: string;
}

export interface Held {
  table: string;
  token: string;
}

/** POST /api/tables/mine: what has become of the tables whose tokens I keep. */
export interface Mine {
  held: Held[];
}

export interface Seat {
  seat: number;
  name: string;
  kind: "bot" | "human";
  bot: string;
  online: boolean;
}

/** GET /api/tables/{table}: what everybody may know of a table. `seed` as in `Welcome`; `left`:
for how many seconds more the table waits for one of `yours`, where there is a clock; `closed`:
the owner has closed it for good. */
export interface TableInfo {
  table: string;
  game: string;
  mode: string;
  scenario: string;
  seats: Seat[];
  answers: number;
  over: boolean;
  lesson: boolean;
  created: string;
  lang: "en" | "ru";
  yours: number[];
  waiting: number[];
  seed: string;
  takeback: "consent" | "fair" | "free" | "none";
  clock: TableClock | null;
  left: number | null;
  closed: boolean;
}

/** A step of the game that was entered after so many answers. */
export interface ReplayStep {
  step: string;
  answers: number;
  opens: "" | "round" | "turn";
}

/** GET /api/tables/{table}/replay; a moment of it is looked at with `look`. */
export interface Replay {
  answers: number;
  steps: ReplayStep[];
}

/** A word of the book and what it means; `other` is the word in the other language, `also` are
other words for it in this one. */
export interface TermText {
  term: string;
  other: string;
  meaning: string;
  icon: string;
  also: string[];
}

/** GET /api/rules?id= or ?q= gives a list of these; ?game= without words the whole book. What
has no translation into `lang` comes in English, and says so. `tags` are the words in square
brackets that mark a part of the text, each with its meaning; `terms`, of a rule asked for by
its id, are the words of the book that it uses. */
export interface RuleText {
  id: string;
  game: string;
  kind: string;
  text: string;
  section: string;
  tags: Record<string, string>;
  lang: string;
  terms: TermText[];
}

export interface GuidePart {
  title: string;
  text: string;
}

/** GET /api/how-to-play/{game}?lang=: a page of five minutes, without parts if there is none,
and the words of the book. */
export interface HowToPlay {
  game: string;
  lang: string;
  title: string;
  parts: GuidePart[];
  terms: TermText[];
}

/** GET /api/cards/{game}?lang= gives a list of these: the content as printed, and the card
itself where the game shows it. */
export interface CardText {
  id: string;
  kind: string;
  name: string;
  lines: string[];
  figures: Record<string, string>;
  card: Card | null;
}

export interface Failure {
  code: "bad-answer" | "bad-origin" | "bad-save" | "bad-setup" | "bad-token" | "hello-first" | "internal" | "lesson" | "malformed" | "muted" | "no-foresight" | "no-such-game" | "no-such-seat" | "no-such-table" | "no-takeback" | "no-undo-asked" | "not-asked" | "not-found" | "not-yours" | "nothing-to-undo" | "nudge" | "quota" | "rule-bug" | "stale" | "too-fast" | "too-large" | "two-hands" | "undo-open";
  text: string;
}

/** Every HTTP answer that is not a success. */
export interface ErrorReply {
  error: Failure;
}

/** Sit down by an invitation: from now on the seat is opened by `secret`, which the client has
drawn by chance and kept before it sent it, and by nothing else. Who is not sure whether a claim
has arrived makes the same again. A seat that was claimed before keeps the secret it has. */
export interface Claim {
  token: string;
  secret: string;
}

/** First message. Several tokens: several seats in one browser. None: a spectator. `claims` are
for the links by which people were invited; for each a `taken` follows that says which token
opens the seat now. Without a language, the table's. */
export interface Hello {
  type: "hello";
  tokens?: string[];
  lang?: "en" | "ru" | null;
  ref?: string;
  password?: string;
  claims?: Claim[];
}

/** `ask` is the `number` of the question, `epoch` that of the last view or patch. `meant`: it is
to be played even if it is a blunder, of which a first game warns. */
export interface GiveAnswer {
  type: "answer";
  seat: number;
  ask: number;
  key: string;
  epoch: number;
  ref?: string;
  meant?: boolean;
}

export interface Say {
  type: "chat";
  text: string;
  ref?: string;
}

/** Ask to go back. It happens when every other person who holds a seat consents, those who are
away too. */
export interface Undo {
  type: "undo";
  to?: "answer" | "round" | "start" | "step" | "turn";
  ref?: string;
}

/** Give the answers again that were taken back, as far as they are mine or a bot's. */
export interface Redo {
  type: "redo";
  ref?: string;
}

/** Agree to the undo of that `vote`, or end the vote. */
export interface Consent {
  type: "consent";
  vote: number;
  yes: boolean;
  ref?: string;
}

export interface SetLang {
  type: "lang";
  lang: "en" | "ru";
  ref?: string;
}

export interface AskHint {
  type: "hint";
  seat: number;
  ref?: string;
}

/** Sit down where a bot sits: the owner of the table at once, others when the owner allows. */
export interface Takeover {
  type: "takeover";
  seat: number;
  name?: string;
  ref?: string;
}

/** The owner of the table allows somebody to sit down, or refuses it. */
export interface Grant {
  type: "grant";
  request: string;
  yes: boolean;
  ref?: string;
}

/** Stand up; a bot plays on. */
export interface Leave {
  type: "leave";
  seat: number;
  ref?: string;
}

/** The owner of the table takes a seat from a person; the link is void, a bot plays on. */
export interface Kick {
  type: "kick";
  seat: number;
  ref?: string;
}

/** The owner of the table takes a seat from a person, and from where they are nobody watches
this table or asks for a seat any more. */
export interface Ban {
  type: "ban";
  seat: number;
  ref?: string;
}

/** The owner of the table silences a seat (null: those without one) in the chat, or lets it
speak again. */
export interface Mute {
  type: "mute";
  seat: number | null;
  yes?: boolean;
  ref?: string;
}

/** The owner closes the table for good. */
export interface CloseTable {
  type: "close";
  ref?: string;
}

export interface Rename {
  type: "rename";
  seat: number;
  name: string;
  ref?: string;
}

/** Show the table as it was after so many answers, as this seat saw it. */
export interface Look {
  type: "look";
  answers: number;
  seat?: number | null;
  ref?: string;
}

/** What would these answers lead to? Each of them gets a `foreseen` of its own; the first
one two, where odds are told: what the first worlds show comes at once. */
export interface Foresee {
  type: "foresee";
  seat: number;
  ask: number;
  keys: string[];
  epoch: number;
  ref?: string;
}

/** What could the others do to the seat before its next turn? */
export interface AskThreat {
  type: "threat";
  seat: number;
  ask: number;
  epoch: number;
  ref?: string;
}

/** Walk to a thing on the table, answer by answer, up to the first interruption. `first`: an
answer that opens the way there (it is in the `reach` of that choice), where it is no step. */
export interface Walk {
  type: "walk";
  seat: number;
  ask: number;
  goal: string;
  epoch: number;
  ref?: string;
  first?: string;
}

/** Which way would a walk to this thing take, if it began with this answer (or none)? */
export interface FindWay {
  type: "way";
  seat: number;
  ask: number;
  goal: string;
  epoch: number;
  ref?: string;
  first?: string;
}

/** What a seat wants to be asked. `formal`: the table answers formal questions; `smart`: it
passes where no answer changes anything; `never`: it passes where only these things could be
used; `until`: it passes for the rest of the turn, or until something happens to the seat. With
`formal` and `smart` off it is asked everything. The wish stays with the seat; a pass lapses. */
export interface SetStops {
  type: "stops";
  seat: number;
  formal?: boolean;
  smart?: boolean;
  never?: string[];
  until?: "" | "something" | "turn";
  ref?: string;
}

export interface Ping {
  type: "ping";
  ref?: string;
}

/** What an answer would lead to, up to the seat's next question, in so many imagined worlds;
`exact`: the same in all of them, as far as the seat can know. */
export interface Foreseen {
  type: "foreseen";
  seat: number;
  ask: number;
  key: string;
  worlds: number;
  exact: boolean;
  lines: ForeseenLine[];
  numbers: ForeseenNumber[];
  places: ForeseenPlace[];
  over: number;
  won: number;
  ref: string;
  cards: ForeseenCard[];
}

/** A line that the log would gain, and in how many of the worlds. */
export interface ForeseenLine {
  text: string;
  worlds: number;
  rule?: string;
}

/** A number on a piece or mat: now, and from least to most after the answer. */
export interface ForeseenNumber {
  thing: string;
  icon: string;
  now: number;
  least: number;
  most: number;
  mean: number;
}

/** Where a piece would stand (an empty cell: it would be gone), in how many worlds. */
export interface ForeseenPlace {
  piece: string;
  cell: string;
  worlds: number;
}

/** A card that would lie face up and does not now, in how many worlds. */
export interface ForeseenCard {
  name: string;
  worlds: number;
}

/** `by` is a seat, or null for a spectator. */
export interface ChatLine {
  by: number | null;
  name: string;
  text: string;
  at: string;
}

/** The answer to a hello; one view for each seat of `yours` (or the spectator's) follows. `seed`
is told where whoever made the table knows it: who knows it can know the luck to come.
`windows`: the table pauses alike for all who could use a hidden card, for so many seconds until
it passes for them, or (0) for a moment; null: only for those who hold one. */
export interface Welcome {
  type: "welcome";
  table: string;
  game: string;
  seats: Seat[];
  yours: number[];
  lang: "en" | "ru";
  lesson: boolean;
  chat: ChatLine[];
  foresight: "exact" | "odds" | "off";
  seed: string;
  first: boolean;
  takeback: "consent" | "fair" | "free" | "none";
  clock: TableClock | null;
  muted: (number | null)[];
  windows: number | null;
}

/** All that a seat sees. Its log holds the last lines only. */
export interface View {
  type: "view";
  seat: number | null;
  seq: number;
  epoch: number;
  table: Table;
}

/** ["set", path, value]: put a value at a path of field names and list positions. */
export type SetOp = [tag: "set", path: (string | number)[], value: unknown];

/** ["cut", path, at, gone, items]: in the list at the path, from position `at`, take `gone`
items out and put `items` in. */
export type CutOp = [tag: "cut", path: (string | number)[], at: number, gone: number, items: unknown[]];

/** What changed with one fact: `n` is the line of the log that tells it; `scene`: who faces whom
while it is told, with dice and cards, and how it adds up. */
export interface Beat {
  n: number;
  ops?: (SetOp | CutOp)[];
  scene?: Scene | null;
}

/** What changed since the view or patch numbered `base`: beat by beat, then the rest. Of the
log, lines with `n` over `keep` (if given) are gone, then `log` is added. `accepted`: what the
reader has answered with that `ref`, of which it comes, is stored. */
export interface Patch {
  type: "patch";
  seat: number | null;
  base: number;
  seq: number;
  epoch: number;
  ops?: (SetOp | CutOp)[];
  keep?: number | null;
  log?: LogLine[];
  beats?: Beat[];
  accepted?: string | null;
}

/** The answer is stored: no crash can lose it. Who sits on one seat hears it in the patch. */
export interface Accepted {
  type: "accepted";
  ref: string;
}

export interface Chat {
  type: "chat";
  line: ChatLine;
}

/** Whom the owner of the table has silenced; null: those without a seat. */
export interface Muted {
  type: "muted";
  seats: (number | null)[];
}

/** Somebody wants to go back, so that `left` answers remain; `waiting` have yet to agree. */
export interface UndoAsked {
  type: "undo_asked";
  vote: number;
  by: number;
  to: "answer" | "round" | "start" | "step" | "turn";
  left: number;
  waiting: number[];
}

export interface UndoClosed {
  type: "undo_closed";
  done: boolean;
}

export interface Seats {
  type: "seats";
  seats: Seat[];
}

/** Somebody asks for the seat of a bot. */
export interface SeatRequest {
  id: string;
  seat: number;
  name: string;
}

/** To the owner of the table: all who ask for a seat now. */
export interface Requests {
  type: "requests";
  requests: SeatRequest[];
}

/** Your wish to sit down waits for the owner of the table. */
export interface Asking {
  type: "asking";
  seat: number;
  ref: string;
}

/** Your wish to sit down was refused, or somebody else sits there now. */
export interface Denied {
  type: "denied";
  seat: number;
  ref: string;
}

/** The secret of a seat that you took over or claimed; a view of it follows. */
export interface Taken {
  type: "taken";
  seat: number;
  token: string;
  link: string;
  ref: string;
}

/** Why: a sentence that comes true in so many of the worlds that were looked into. `kind`: it
wins, it hits others, it gains something, it simply follows, or it is a risk. */
export interface HintReason {
  kind: "follows" | "gains" | "hits" | "risks" | "wins";
  text: string;
  worlds: number;
  of: number;
  rule: string;
}

/** A seat that was yours is on another device now. */
export interface Gone {
  type: "gone";
  seat: number;
}

/** What the game's bot would answer: at once, and again with its reasons when they are known. */
export interface Hint {
  type: "hint";
  seat: number;
  ask: number;
  key: string;
  text: string;
  ref: string;
  reasons: HintReason[];
}

/** In a guided game: the rule behind the question that has just come up. */
export interface Guide {
  type: "guide";
  seat: number;
  ask: number;
  rule: string;
  text: string;
}

/** What is said; `point` is the id of a thing on the table, the key of an option, or `hud:` and
a part of the head-up display; several, with a space between them, are to be picked in turn.
`task`: the learner is to answer the question at hand. */
export interface LessonBeat {
  say: string;
  point?: string;
  task?: boolean;
  rules?: string[];
}

/** In a chapter, whenever it has gone on: the beats so far, up to the one that is to be done
now; those from `at` on are new. `of` counts all. When nothing is left to be done, it says what
one can do now (`can`), and which chapter comes next, if any. While the script answers
(`scripted`) nothing is asked of the learner yet. */
export interface Teaching {
  type: "teaching";
  chapter: string;
  title: string;
  beats: LessonBeat[];
  at: number;
  of: number;
  over: boolean;
  can: string[];
  next: string;
  scripted: boolean;
}

/** A moment of the past, as the seat saw it. */
export interface Looked {
  type: "looked";
  answers: number;
  of: number;
  seat: number | null;
  table: Table;
  ref: string;
}

/** The things that a walk would pass, the last of them where it stops; none: no way leads
there now. */
export interface Way {
  type: "way";
  seat: number;
  ask: number;
  goal: string;
  steps: string[];
  ref: string;
}

/** Something that everybody at the table should know. */
export interface Notice {
  type: "notice";
  code: "content-changed" | "rule-bug" | "tail-cut" | "time-out" | "uneven" | "unshown";
  text: string;
}

/** So many seconds a seat has left; `running`: they pass now. */
export interface SeatClock {
  seat: number;
  left: number;
  running: boolean;
}

/** At a table with a clock, whenever one of them starts or stops. */
export interface Clocks {
  type: "clocks";
  clocks: SeatClock[];
}

/** What one of the seat's things would lose, through whom (empty: nobody that stands on the
table), in how many worlds; from least to most in those, and on average over all. */
export interface Loss {
  thing: string;
  icon: string;
  by: string;
  worlds: number;
  least: number;
  most: number;
  mean: number;
}

/** A piece of the seat that would be gone, through whom, in how many worlds. */
export interface Fall {
  piece: string;
  by: string;
  worlds: number;
}

/** What would happen to a seat before its next turn, in so many imagined worlds in which
everybody plays sensibly. */
export interface Threat {
  type: "threat";
  seat: number;
  ask: number;
  worlds: number;
  losses: Loss[];
  falls: Fall[];
  ref: string;
}

/** To those who sit there: what the seat wants to be asked, as it stands now. `until` is empty
again when a pass has ended; `said`: whether anything was ever said for the seat. */
export interface Stops {
  type: "stops";
  seat: number;
  formal: boolean;
  smart: boolean;
  never: string[];
  until: "" | "something" | "turn";
  said: boolean;
}

/** The message `ref` was refused and changed nothing. */
export interface Error {
  type: "error";
  code: "bad-answer" | "bad-origin" | "bad-save" | "bad-setup" | "bad-token" | "hello-first" | "internal" | "lesson" | "malformed" | "muted" | "no-foresight" | "no-such-game" | "no-such-seat" | "no-such-table" | "no-takeback" | "no-undo-asked" | "not-asked" | "not-found" | "not-yours" | "nothing-to-undo" | "nudge" | "quota" | "rule-bug" | "stale" | "too-fast" | "too-large" | "two-hands" | "undo-open";
  text: string;
  ref: string;
}

export interface Pong {
  type: "pong";
  ref: string;
}

export type ClientMessage = Hello | GiveAnswer | Say | Undo | Redo | Consent | SetLang | AskHint | Takeover | Grant | Leave | Kick | Ban | Mute | CloseTable | Rename | Look | Foresee | AskThreat | Walk | FindWay | SetStops | Ping;

export type ServerMessage = Welcome | View | Patch | Accepted | Chat | Muted | UndoAsked | UndoClosed | Seats | Requests | Asking | Denied | Taken | Gone | Hint | Guide | Teaching | Looked | Foreseen | Way | Threat | Stops | Clocks | Notice | Error | Pong;
