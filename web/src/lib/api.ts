/** The server's HTTP side. Every failure is a `Refused` with one sentence for people. */

import type {
  CardText,
  CreateTable,
  ErrorReply,
  GameInfo,
  Replay,
  Reported,
  RuleText,
  HowToPlay,
  Code,
  Moved,
  PushKey,
  Subscribe,
  Subscribed,
  TableInfo,
  TableMade,
} from "./protocol";

export class Refused extends Error {
  constructor(
    public code: string,
    text: string,
  ) {
    super(text);
  }
}

/** The text of a good answer. */
async function fetched(path: string, init?: RequestInit): Promise<string> {
  let response: Response;
  try {
    response = await fetch(path, init);
  } catch {
    throw new Refused("offline", "");
  }
  const text = await response.text();
  if (response.ok) return text;
  let body: unknown = null;
  try {
    body = JSON.parse(text);
  } catch {
    /* a failure that is no JSON has a status */
  }
  const error = (body as ErrorReply | null)?.error;
  throw new Refused(error?.code ?? "internal", error?.text ?? `${response.status} ${response.statusText}`);
}

async function call<T>(path: string, init?: RequestInit): Promise<T> {
  try {
    return JSON.parse(await fetched(path, init)) as T;
  } catch (error) {
    throw error instanceof Refused ? error : new Refused("internal", String(error));
  }
}

/** Secrets travel in headers: addresses are written into logs. */
const bearing = (tokens: string[]): { headers: Record<string, string> } => ({
  headers: tokens.length ? { authorization: `Bearer ${tokens.join(",")}` } : {},
});

const post = <T>(path: string, body: unknown, tokens: string[] = []): Promise<T> =>
  call<T>(path, {
    method: "POST",
    headers: { "content-type": "application/json", ...bearing(tokens).headers },
    body: JSON.stringify(body),
  });

const query = (args: Record<string, string>): string => new URLSearchParams(args).toString();

export const api = {
  games: (lang: string) => call<GameInfo[]>(`/api/games?${query({ lang })}`),
  create: (wish: CreateTable) => post<TableMade>("/api/tables", wish),
  lesson: (game: string, lang: string, chapter = "") => post<TableMade>(`/api/lessons/${encodeURIComponent(game)}`, { lang, chapter }),
  upload: (save: Blob) => call<TableMade>("/api/tables/upload", { method: "POST", body: save }),
  table: (id: string, tokens: string[]) => call<TableInfo>(`/api/tables/${encodeURIComponent(id)}`, bearing(tokens)),
  mine: (held: { table: string; token: string }[]) => post<TableInfo[]>("/api/tables/mine", { held }),
  branch: (id: string, tokens: string[], answers: number) =>
    post<TableMade>(`/api/tables/${encodeURIComponent(id)}/branch`, { token: tokens[0] ?? "", answers }, tokens),
  report: (id: string, token: string, text: string) =>
    post<Reported>(`/api/tables/${encodeURIComponent(id)}/report`, { token, text }),
  replay: (id: string, tokens: string[]) => call<Replay>(`/api/tables/${encodeURIComponent(id)}/replay`, bearing(tokens)),
  save: (id: string, tokens: string[]) => fetched(`/api/tables/${encodeURIComponent(id)}/save`, bearing(tokens)),
  push: () => call<PushKey>("/api/push"),
  calls: (id: string, wish: Subscribe) => post<Subscribed>(`/api/tables/${encodeURIComponent(id)}/calls`, wish),
  code: (id: string, token: string) => post<Code>(`/api/tables/${encodeURIComponent(id)}/code`, { token }),
  useCode: (code: string, secret: string) => post<Moved>("/api/codes", { code, secret }),
  rules: (args: { q?: string; id?: string; game?: string; lang?: string }) =>
    call<RuleText[]>(`/api/rules?${query(Object.fromEntries(Object.entries(args).filter(([, v]) => v)) as Record<string, string>)}`),
  howToPlay: (game: string, lang: string) => call<HowToPlay>(`/api/how-to-play/${encodeURIComponent(game)}?${query({ lang })}`),
  cards: (game: string, lang: string) => call<CardText[]>(`/api/cards/${encodeURIComponent(game)}?${query({ lang })}`),
};
