import { createHash, randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { fieldsOf, textOf } from '../http/bodies.ts';
import { refuseWith } from './errors.ts';
import type { AuctionParts } from './inventory.ts';

/** An address is told of orders once it has answered a challenge. */
export const serveNotifications = (api: FastifyInstance, { hooks, kind, account }: AuctionParts): void => {
  api.post('/commerce/notification/v1/destination', async (request, reply) => {
    const { endpoint, verificationToken } = fieldsOf(fieldsOf(request.body)['deliveryConfig']);
    const [url, token] = [textOf(endpoint), textOf(verificationToken)];
    if (!URL.canParse(url) || !/^[\w-]{32,80}$/.test(token)) return refuseWith(reply, 'form', [{ name: 'fieldName', value: 'deliveryConfig' }]);
    const challenge = randomUUID();
    const expected = createHash('sha256').update(challenge).update(token).update(url).digest('hex');
    const asked = new URL(url);
    asked.searchParams.set('challenge_code', challenge);
    const answered = await fetch(asked, { signal: AbortSignal.timeout(5_000) })
      .then((answer) => answer.json())
      .catch(() => undefined);
    if (fieldsOf(answered)['challengeResponse'] !== expected) return refuseWith(reply, 'form', [{ name: 'challengeResponse', value: 'wrong' }]);
    hooks.listen(kind, account(request), url);
    return reply.code(201).header('location', `/commerce/notification/v1/destination/${randomUUID()}`).send();
  });
};
