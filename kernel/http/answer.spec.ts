import type { FastifyReply } from 'fastify';
import { describe, expect, it } from 'vitest';
import { answerFile } from './answer.ts';

const sent = async (contentType: string) => {
  let body: unknown;
  const reply = { header: () => reply, headers: () => reply, type: () => reply, send: (bytes: unknown) => ((body = bytes), reply) };
  await answerFile(reply as unknown as FastifyReply, { file: Buffer.from('text'), contentType }, 'en_us', {
    textWithNames: (text, _language, writtenAs) => `${text} as ${writtenAs}`,
  });
  return String(body);
};

describe('Rule: names are put into a file as it is written, and into no file that was uploaded', () => {
  it.each([
    ['text/csv; charset=utf-8', 'text as csv'],
    ['image/svg+xml', 'text as svg'],
    ['application/zpl', 'text as zpl'],
    ['application/pdf', 'text'],
    ['image/png', 'text'],
  ])('%s', async (contentType, body) => expect(await sent(contentType)).toBe(body));
});
