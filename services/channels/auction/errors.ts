import type { ChannelFailure, ChannelFailureKind } from '#contracts/channels/channel-failures.ts';

interface Said {
  errorId: number;
  message: string;
}

const kinds: Readonly<Record<number, ChannelFailureKind>> = {
  25001: 'transient',
  25007: 'ourMistake',
  25019: 'revisionLimit',
  25604: 'alreadySold',
  25709: 'ourMistake',
  25710: 'gone',
  25713: 'gone',
};

export const failureOfError = ({ errorId, message }: Said): ChannelFailure => ({
  kind: kinds[errorId] ?? (/price/i.test(message) ? 'priceRefused' : 'ourMistake'),
  code: `${errorId} ${message}`.slice(0, 200),
});

export const failureOf = (status: number, body: unknown): ChannelFailure | undefined => {
  if (status < 400) return undefined;
  const { errors } = (body ?? {}) as { errors?: Said[] };
  if (status === 401 || status === 403) return { kind: 'notAuthorised', code: `${status} ${errors?.[0]?.message ?? ''}`.trim() };
  const [first] = errors ?? [];
  if (first) return failureOfError(first);
  return { kind: status === 404 ? 'gone' : 'ourMistake', code: String(status) };
};
