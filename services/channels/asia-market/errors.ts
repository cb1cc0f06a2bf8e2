import type { ChannelFailure, ChannelFailureKind } from '#contracts/channels/channel-failures.ts';

const kinds: Readonly<Record<number, ChannelFailureKind>> = {
  5004: 'notAuthorised',
  5025: 'notAuthorised',
  403: 'notAuthorised',
  401: 'notAuthorised',
  429: 'throttled',
  20900010: 'lost',
  20900016: 'alreadyDone',
  20900021: 'alreadyDone',
  20900030: 'priceRefused',
  20900040: 'gone',
  20900050: 'alreadySold',
  6000026: 'alreadyDone',
  80000014: 'unsupported',
  500030003: 'transient',
  500080002: 'ourMistake',
};

/** Some refusals say that all is as it was wished. */
export const failureOf = (status: number, body: unknown): ChannelFailure | undefined => {
  const { code = status, msg = '' } = (body ?? {}) as { code?: number; msg?: string };
  if (status < 400 && code === 200) return undefined;
  const said = `${code} ${msg}`.trim().slice(0, 200);
  if (/has been cancelled/i.test(msg)) return { kind: 'alreadyDone', code: said };
  return { kind: kinds[code] ?? (status === 401 || status === 403 ? 'notAuthorised' : 'ourMistake'), code: said };
};
