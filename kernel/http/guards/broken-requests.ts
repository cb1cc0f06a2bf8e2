import type { Socket } from 'node:net';
import { STATUS_CODES } from 'node:http';
import { uuidv7 } from 'uuidv7';
import { errorWords } from '#contracts/errors.ts';
import type { Envelope } from '#contracts/kernel/envelope.ts';

/** What Node's parser says of a request that never became one. */
const meanings: Readonly<Record<string, string>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 'RequestTimeout',
  HPE_HEADER_OVERFLOW: 'HeadersTooLarge',
};

const headers: Readonly<Record<string, string>> = {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  connection: 'close',
};

/** Answers in the envelope what cannot be read as a request or does not arrive in time, and hangs up. Whose language it is nobody knows: it says both. */
export const answerBrokenRequest = (failure: NodeJS.ErrnoException, socket: Socket): void => {
  if (failure.code === 'ECONNRESET' || socket.destroyed) return;
  if (socket.writable && !hasBegunToAnswer(socket)) socket.write(answerTo(meanings[failure.code ?? ''] ?? 'MalformedRequest'));
  socket.destroySoon();
};

const answerTo = (error: string): string => {
  const { status, en, zh } = errorWords(error);
  const envelope: Envelope = { code: status, msg: `${en} / ${zh}`, error, requestId: uuidv7() };
  const body = JSON.stringify(envelope);
  const lines = Object.entries({ ...headers, 'x-request-id': envelope.requestId, 'content-length': Buffer.byteLength(body) });
  return `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n${body}`;
};

/** As Node keeps it: a second status line in the middle of an answer would be read as part of it. */
const hasBegunToAnswer = (socket: Socket & { _httpMessage?: { headersSent: boolean } | null }): boolean => {
  const { _httpMessage: answer } = socket;
  return answer?.headersSent === true;
};
