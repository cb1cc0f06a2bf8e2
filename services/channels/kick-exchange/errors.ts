import type { ChannelFailure, ChannelFailureKind } from '#contracts/channels/channel-failures.ts';

/** gRPC codes: what each means for an operation. */
const kinds: Readonly<Record<number, ChannelFailureKind>> = {
  3: 'ourMistake',
  5: 'gone',
  7: 'notAuthorised',
  9: 'alreadySold',
  14: 'transient',
  16: 'notAuthorised',
};
const byStatus: Readonly<Record<number, ChannelFailureKind>> = { 401: 'notAuthorised', 403: 'notAuthorised', 404: 'gone', 409: 'alreadySold' };

export const failureOf = (status: number, body: unknown): ChannelFailure | undefined => {
  if (status < 400) return undefined;
  const { code, message = '' } = (body ?? {}) as { code?: number; message?: string };
  const said = `${status} ${code ?? ''} ${message}`.trim().slice(0, 200);
  if (code === 3 && /price|cents/i.test(message)) return { kind: 'priceRefused', code: said };
  if (code === 3 && /size|resell|catalog/i.test(message)) return { kind: 'unsupported', code: said };
  return { kind: (code !== undefined ? kinds[code] : undefined) ?? byStatus[status] ?? 'ourMistake', code: said };
};

/** One operation of a batch that was not carried out. */
export const operationFailure = (errors: readonly string[]): ChannelFailure => {
  const code = errors.join('; ').slice(0, 200);
  if (/condition not met/i.test(code)) return { kind: 'transient', code };
  if (/sold/i.test(code)) return { kind: 'alreadySold', code };
  if (/not found/i.test(code)) return { kind: 'gone', code };
  return { kind: /price/i.test(code) ? 'priceRefused' : 'unsupported', code };
};
