import type { ChannelFailure } from '#contracts/channels/channel-failures.ts';

const textOf = (body: unknown): string => {
  if (typeof body === 'string') return body;
  const said = body as { errorMessage?: unknown; error?: unknown; message?: unknown } | null;
  return String(said?.errorMessage ?? said?.error ?? said?.message ?? '');
};

/** What an answer says went wrong; undefined where nothing did. 429 and 5xx are the transport's to judge. */
export const failureOf = (status: number, body: unknown): ChannelFailure | undefined => {
  if (status < 400) return undefined;
  const code = `${status} ${textOf(body)}`.trim().slice(0, 200);
  if (status === 401 || status === 403) return { kind: 'notAuthorised', code };
  if (status === 404) return { kind: 'gone', code };
  if (status === 409) return { kind: 'transient', code };
  if (status === 422) return { kind: /matched|sold/i.test(code) ? 'alreadySold' : /can not perform/i.test(code) ? 'gone' : 'unsupported', code };
  if (status === 400 && /amount|price/i.test(code)) return { kind: 'priceRefused', code };
  return { kind: 'ourMistake', code };
};

/** An operation that the channel took and did not carry out. */
export const operationFailure = (error: unknown): ChannelFailure => {
  const code = (typeof error === 'string' ? error : JSON.stringify(error ?? 'FAILED')).slice(0, 200);
  if (/matched|sold/i.test(code)) return { kind: 'alreadySold', code };
  if (/amount|price|minimum|maximum/i.test(code)) return { kind: 'priceRefused', code };
  if (/not found|deleted|inactive/i.test(code)) return { kind: 'gone', code };
  return { kind: 'unsupported', code };
};
