import { beforeEach, expect, test } from "vitest";
import { Asked } from "../src/lib/asked.svelte";
import { Connection } from "../src/lib/connection.svelte";
import type { ServerMessage, Stops, Welcome } from "../src/lib/protocol";
import { settings } from "../src/lib/settings.svelte";

/** A socket that is open and keeps what is sent. */
class Socket {
  static OPEN = 1;
  static last: Socket;
  readyState = 1;
  sent: { type: string }[] = [];
  constructor() {
    Socket.last = this;
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as { type: string });
  }
  close(): void {}
}

const welcome = (yours: number[], lesson = false): Welcome =>
  ({ type: "welcome", table: "t", game: "_template", seats: [], yours, lang: "en", lesson, chat: [] }) as unknown as Welcome;
const stops = (of: Partial<Stops> = {}): Stops => ({ type: "stops", seat: 0, formal: true, smart: true, never: [], until: "", said: true, ...of });

function sitting(...messages: ServerMessage[]): { conn: Connection; asked: Asked; hear: (...more: ServerMessage[]) => void } {
  const conn = new Connection("t", [], "en");
  const asked = new Asked(conn);
  const hear = (...more: ServerMessage[]): void => {
    for (const message of more) {
      conn.receive(message);
      asked.begin();
    }
  };
  hear(...messages);
  return { conn, asked, hear };
}
const told = (): object[] => Socket.last.sent.filter((message) => message.type === "stops");
const wish = (of: Partial<Stops> = {}): object => {
  const { said: _, ...rest } = stops(of);
  return rest;
};

beforeEach(() => {
  const kept = new Map<string, string>();
  const localStorage = { getItem: (k: string) => kept.get(k) ?? null, setItem: (k: string, v: string) => kept.set(k, v), removeItem: (k: string) => kept.delete(k) };
  Object.assign(globalThis, { WebSocket: Socket, location: { protocol: "http:", host: "table" }, localStorage });
  settings.formal = settings.smart = true;
});

test("nothing is told before the table has said what it keeps, and nothing of what it keeps is told again", () => {
  const { asked, hear } = sitting(welcome([0]));
  asked.change({ formal: false });
  asked.toggle("hand:lid");
  expect(told()).toEqual([]);
  hear(stops({ formal: false, never: ["hand:lid"], until: "turn" }));
  expect(told()).toEqual([]);
  expect([asked.formal, asked.has("hand:lid"), asked.until]).toEqual([false, true, "turn"]);
});

test("what a person changes is told with all else as the table keeps it", () => {
  const { asked } = sitting(welcome([0]), stops({ smart: false, never: ["hand:lid"] }));
  asked.toggle("hand:door");
  asked.change({ formal: false });
  asked.toggle("hand:lid");
  expect(told()).toEqual([
    wish({ smart: false, never: ["hand:lid", "hand:door"] }),
    wish({ smart: false, never: ["hand:lid", "hand:door"], formal: false }),
    wish({ smart: false, never: ["hand:door"], formal: false }),
  ]);
});

test("a pass that has ended is not told again, at a change or when the connection comes back", () => {
  const { asked, hear } = sitting(welcome([0]), stops());
  asked.pass("turn");
  expect(asked.until).toBe("turn");
  hear(stops());
  expect(asked.until).toBe("");
  asked.change({ smart: false });
  expect(told()).toEqual([wish({ until: "turn" }), wish({ smart: false })]);
  hear(welcome([0]), stops({ smart: false }));
  expect(told().length).toBe(2);
});

test("what the browser prefers is told once for a seat of which nothing was ever said", () => {
  settings.smart = false;
  const { hear } = sitting(welcome([0, 1]), stops({ formal: false, smart: false, said: false }), stops({ seat: 1, formal: false }));
  expect(told()).toEqual([wish({ smart: false })]);
  hear(stops({ smart: false }));
  expect(told().length).toBe(1);
});

test("of several seats each keeps its own", () => {
  const { asked } = sitting(welcome([0, 1]), stops({ never: ["hand:lid"] }), stops({ seat: 1, formal: false }));
  asked.pass("something");
  expect(told()).toEqual([wish({ never: ["hand:lid"], until: "something" }), wish({ seat: 1, formal: false, until: "something" })]);
});

test("in a guided game nothing is told", () => {
  const { asked } = sitting(welcome([0], true), stops({ said: false }));
  asked.pass("turn");
  expect([told(), asked.heard]).toEqual([[], false]);
});
