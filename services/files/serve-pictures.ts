import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { fileIdOf } from '#contracts/files/file-url.ts';
import { reject } from '#contracts/kernel/rejection.ts';
import type { Files, StoredFile } from '../kernel/files/files.ts';
import { passive } from '../kernel/files/passive.ts';
import { refuse } from '../kernel/http/answer.ts';
import { byteRange } from './byte-range.ts';

/**
 * `GET /files/<id>.<ending>`: pictures and videos for `<img>` and `<video>`, which can send no token header. The id is 128 random bits and stands only in
 * rows that the viewer may see: whoever has the url was shown it. Labels, workbooks and archives are never served here, but by `POST /getFile2`
 * after a look at the session.
 */
export const servePictures =
  (files: Files): FastifyPluginAsync =>
  async (app) => {
    app.get<{ Params: { name: string } }>('/files/:name', async (request, reply) => {
      const fileId = fileIdOf(`/files/${request.params.name}`);
      const file = fileId === undefined ? undefined : await files.find(fileId);
      const bytes = file?.kind === 'picture' || file?.kind === 'video' ? await files.read(file.fileId) : undefined;
      if (!file || !bytes) return refuse(request, reply, reject('FileNotFound'));

      reply.headers({ ...passive, ...lasting, 'content-disposition': dispositionOf(file), 'content-type': file.contentType });
      return sendPart(request, reply, bytes);
    });
  };

/** A picture was drawn anew and may fill a window of its own. A video is what somebody sent: players do not heed this, and a window saves it. */
const dispositionOf = ({ kind }: StoredFile): string => (kind === 'picture' ? 'inline' : 'attachment');

/** Bytes behind an id never change. */
const lasting = { 'cache-control': 'private, max-age=31536000, immutable', 'accept-ranges': 'bytes' };

const sendPart = (request: FastifyRequest, reply: FastifyReply, bytes: Uint8Array): FastifyReply => {
  const whole = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const range = byteRange(request.headers.range, whole.length);
  if (range === undefined) return reply.send(whole);
  if (range === 'unsatisfiable') return reply.code(416).header('content-range', `bytes */${whole.length}`).send();
  const { first, last } = range;
  return reply
    .code(206)
    .header('content-range', `bytes ${first}-${last}/${whole.length}`)
    .send(whole.subarray(first, last + 1));
};
