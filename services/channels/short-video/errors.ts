import type { ChannelFailure, ChannelFailureKind } from '#contracts/channels/channel-failures.ts';

const kinds: Readonly<Record<number, ChannelFailureKind>> = {
  105001: 'notAuthorised',
  105002: 'notAuthorised',
  105010: 'notAuthorised',
  106001: 'notAuthorised',
  36009001: 'ourMistake',
  36009003: 'throttled',
  36009004: 'transient',
  12052048: 'gone',
  12052220: 'unsupported',
  12052251: 'ourMistake',
  12052700: 'unsupported',
  11001003: 'gone',
  21001001: 'alreadyDone',
};

/** `code` 0 is success, whatever the status. */
export const failureOf = (status: number, body: unknown): ChannelFailure | undefined => {
  const { code, message = '' } = (body ?? {}) as { code?: number; message?: string };
  if (code === 0 || (code === undefined && status < 400)) return undefined;
  const said = `${code ?? status} ${message}`.trim().slice(0, 200);
  return { kind: kinds[code ?? 0] ?? (status === 401 || status === 403 ? 'notAuthorised' : 'ourMistake'), code: said };
};

/** Of one product or SKU among those that a call named. */
export const failureAmong = (errors: readonly { code: number | string; message?: string | undefined }[]): ChannelFailure | undefined => {
  const [first] = errors;
  if (!first) return undefined;
  return { kind: kinds[Number(first.code)] ?? 'ourMistake', code: `${first.code} ${first.message ?? ''}`.trim().slice(0, 200) };
};
