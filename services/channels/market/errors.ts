import type { ChannelFailure } from '#contracts/channels/channel-failures.ts';

interface Said {
  message: string;
  code?: string | null | undefined;
}

/** Refusals stand in an answer of 200; other statuses are of the gate before it. */
export const failureOf = (status: number, body: unknown): ChannelFailure | undefined => {
  const { errors } = (body ?? {}) as { errors?: unknown };
  if (status === 401 || status === 403) return { kind: 'notAuthorised', code: `${status} ${String(errors ?? '')}`.slice(0, 200) };
  if (status >= 400) return { kind: 'ourMistake', code: String(status) };
  if (!Array.isArray(errors) || errors.length === 0) return undefined;
  const [first] = errors as { message?: string; extensions?: { code?: string } }[];
  const code = first?.extensions?.code ?? first?.message ?? '';
  return code === 'THROTTLED' ? { kind: 'throttled', code, retryAfterMs: 2_000 } : { kind: 'ourMistake', code: code.slice(0, 200) };
};

export const userFailure = ([first]: readonly Said[]): ChannelFailure | undefined => {
  if (!first) return undefined;
  const code = `${first.code ?? ''} ${first.message}`.trim().slice(0, 200);
  if (first.code === 'NOT_FOUND') return { kind: 'gone', code };
  if (first.code === 'CHANGE_FROM_QUANTITY_STALE') return { kind: /sold/i.test(code) ? 'alreadySold' : 'transient', code };
  return { kind: /price/i.test(code) ? 'priceRefused' : 'ourMistake', code };
};
