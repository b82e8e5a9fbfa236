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

async function call<T>(path: string, init?: RequestInit): Promise<T> {
  let response: Response;
  try {
    response = await fetch(path, init);
  } catch {
    throw new Refused("offline", "");
  }
  const text = await response.text();
  let body: unknown = null;
  try {
    body = JSON.parse(text);
  } catch {
    /* an answer that is no JSON is a failure below */
  }
  if (!response.ok || body === null) {
    const error = (body as ErrorReply | null)?.error;
    throw new Refused(error?.code ?? "internal", error?.text ?? `${response.status} ${response.statusText}`);
  }
  return body as T;
}

const post = <T>(path: string, body: unknown): Promise<T> =>
  call<T>(path, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) });

const query = (args: Record<string, string>): string => new URLSearchParams(args).toString();

export const api = {
  games: (lang: string) => call<GameInfo[]>(`/api/games?${query({ lang })}`),
  create: (wish: CreateTable) => post<TableMade>("/api/tables", wish),
  lesson: (game: string, lang: string) => post<TableMade>(`/api/lessons/${encodeURIComponent(game)}`, { lang }),
  upload: (save: Blob) => call<TableMade>("/api/tables/upload", { method: "POST", body: save }),
  table: (id: string, token: string) => call<TableInfo>(`/api/tables/${encodeURIComponent(id)}?${query({ token })}`),
  mine: (held: { table: string; token: string }[]) => post<TableInfo[]>("/api/tables/mine", { held }),
  branch: (id: string, token: string, answers: number) =>
    post<TableMade>(`/api/tables/${encodeURIComponent(id)}/branch`, { token, answers }),
  report: (id: string, token: string, text: string) =>
    post<Reported>(`/api/tables/${encodeURIComponent(id)}/report`, { token, text }),
  replay: (id: string, token: string) => call<Replay>(`/api/tables/${encodeURIComponent(id)}/replay?${query({ token })}`),
  saveUrl: (id: string, token: string) => `/api/tables/${encodeURIComponent(id)}/save?${query({ token })}`,
  rules: (args: { q?: string; id?: string; game?: string; lang?: string }) =>
    call<RuleText[]>(`/api/rules?${query(Object.fromEntries(Object.entries(args).filter(([, v]) => v)) as Record<string, string>)}`),
  howToPlay: (game: string, lang: string) => call<HowToPlay>(`/api/how-to-play/${encodeURIComponent(game)}?${query({ lang })}`),
  cards: (game: string, lang: string) => call<CardText[]>(`/api/cards/${encodeURIComponent(game)}?${query({ lang })}`),
};
