import type { ChannelFailure, ChannelFailureKind } from '#contracts/channels/channel-failures.ts';

const kinds: Readonly<Record<string, ChannelFailureKind>> = {
  signature: 'notAuthorised',
  blocked: 'notAuthorised',
  unknown: 'gone',
  changed: 'transient',
  payout: 'priceRefused',
};

export const failureOf = (status: number, body: unknown): ChannelFailure | undefined => {
  if (status < 400) return undefined;
  const { code = '', message = '' } = (body as { error?: { code?: string; message?: string } } | undefined)?.error ?? {};
  const said = `${status} ${code} ${message}`.trim().slice(0, 200);
  if (code === 'state') return { kind: /sold/i.test(message) ? 'alreadySold' : 'gone', code: said };
  return { kind: kinds[code] ?? 'ourMistake', code: said };
};

/** Why the retailer did not take an offer. */
export const refusalOf = (reason: string | null | undefined): ChannelFailure => ({
  kind: reason === 'priceTooHigh' ? 'priceRefused' : 'unsupported',
  code: reason ?? 'refused',
});
