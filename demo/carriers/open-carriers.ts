import fastify, { type FastifyReply, type FastifyRequest } from 'fastify';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { demoCarriers } from './demo-keys.ts';
import { askedFault, openFaults, type Faults } from './faults.ts';
import { openHooks } from './hooks.ts';
import { homePage } from './home-page.ts';
import { labelPdf } from './label-pdf.ts';
import { asked, openBook, shipmentOf, trackerOf, type Book, type ParcelStatus, type Shipment } from './shipments.ts';

export interface CarriersOptions {
  port?: number;
  host?: string;
  /** What its one account shows. */
  key?: string;
  /** Between two scans of a parcel that was collected, in ms; without it, parcels move when they are told to. */
  stepMs?: number | undefined;
  /** After which a refund is paid, in ms; without it, when it is told to. */
  refundMs?: number | undefined;
  now?: () => Date;
}

export interface Carriers {
  url: string;
  faults: Faults;
  book: Book;
  /** Has a parcel scanned, and tells of it. */
  move(code: string, status: ParcelStatus, at?: string): void;
  /** Pays what was asked back for a label, and tells of it. */
  payBack(code: string): void;
  close(): Promise<void>;
}

const wayOfAParcel: readonly ParcelStatus[] = ['in_transit', 'out_for_delivery', 'delivered'];

const refuse = (reply: FastifyReply, status: number, code: string, message: string, errors: readonly object[] = []) =>
  reply.code(status).send({ error: { code, message, errors } });

/** Opens the hub and its carriers on one port; what they know is gone when they close. */
export const openCarriers = async ({
  port = 0,
  host = '127.0.0.1',
  key = demoCarriers.key,
  stepMs,
  refundMs,
  now = () => new Date(),
}: CarriersOptions = {}): Promise<Carriers> => {
  const app = fastify({ forceCloseConnections: true });
  const faults = openFaults();
  const book = openBook(now);
  const hooks = openHooks(faults);
  const stopping = new AbortController();
  let url = '';

  const inTime = (ms: number, work: () => void): void => {
    sleep(ms, undefined, { signal: stopping.signal, ref: false }).then(work, () => undefined);
  };
  const scan = (shipment: Shipment, status: ParcelStatus, at?: string): void => {
    book.scan(shipment, status, at);
    hooks.tell('tracker.updated', trackerOf(shipment)!);
  };
  const payBack = (shipment: Shipment): void => {
    book.payBack(shipment);
    const { bought, id, refund } = shipment;
    hooks.tell('refund.successful', {
      object: 'Refund',
      tracking_code: bought!.code,
      status: refund,
      carrier: bought!.rate.carrier,
      shipment_id: id,
    });
  };
  /** From here on it moves by itself, where parcels do. */
  const collect = (shipment: Shipment): void => {
    if (shipment.status !== 'pre_transit') return;
    scan(shipment, wayOfAParcel[0]!);
    wayOfAParcel.slice(1).forEach((status, index) => stepMs !== undefined && inTime(stepMs * (index + 1), () => scan(shipment, status)));
  };

  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => {
    try {
      done(null, body === '' ? {} : JSON.parse(body as string));
    } catch {
      done(null, undefined);
    }
  });

  const isOurs = (request: FastifyRequest): boolean => {
    const [, token = ''] = /^Basic (.+)$/.exec(request.headers.authorization ?? '') ?? [];
    return Buffer.from(token, 'base64').toString('utf8').split(':')[0] === key;
  };
  app.addHook('onRequest', async (request, reply) => {
    const path = request.url;
    if (!path.startsWith('/v2/')) return;
    if (!isOurs(request)) return refuse(reply, 401, 'APIKEY.INACTIVE', 'This API key is no longer active.');
    if (faults.take('lostBefore', path)) {
      reply.hijack();
      request.raw.socket.destroy();
      return reply;
    }
    if (faults.take('serverError', path)) return refuse(reply, 500, 'INTERNAL_SERVER_ERROR', 'Something went wrong.');
    if (faults.take('throttled', path)) return refuse(reply, 429, 'RATE_LIMITED', 'Too many requests.');
    if (faults.take('unpaid', path)) return refuse(reply, 402, 'PAYMENT.REQUIRED', 'The account has no money.');
  });
  app.addHook('preSerialization', async (request, reply, payload) => {
    const path = request.url;
    if (!path.startsWith('/v2/') || reply.statusCode >= 400) return payload;
    const slow = faults.take('slow', path);
    if (slow) await sleep(slow.ms);
    if (faults.take('lostAfter', path)) request.raw.socket.destroy();
    if (!faults.take('serverErrorAfter', path)) return payload;
    reply.code(500);
    return { error: { code: 'INTERNAL_SERVER_ERROR', message: 'Something went wrong.', errors: [] } };
  });

  app.post('/v2/shipments', async (request, reply) => {
    const parsed = asked.safeParse(request.body);
    if (!parsed.success) {
      const errors = parsed.error.issues.map(({ path, message }) => ({ field: path.join('.'), message: `${String(path.at(-1))}: ${message}` }));
      return refuse(reply, 422, 'SHIPMENT.INVALID_PARAMS', 'Unable to create the shipment, one or more parameters were invalid.', errors);
    }
    return reply.code(201).send(shipmentOf(book.price(parsed.data.shipment), url));
  });

  const found = (request: FastifyRequest, reply: FastifyReply): Shipment | undefined => {
    const shipment = book.find((request.params as { id: string }).id);
    if (!shipment) void refuse(reply, 404, 'NOT_FOUND', 'The requested resource could not be found.');
    return shipment;
  };
  app.get('/v2/shipments/:id', async (request, reply) => {
    const shipment = found(request, reply);
    return shipment ? shipmentOf(shipment, url) : reply;
  });
  const buying = z.object({ rate: z.object({ id: z.string() }), insurance: z.string().optional() });
  app.post('/v2/shipments/:id/buy', async (request, reply) => {
    const shipment = found(request, reply);
    if (!shipment) return reply;
    const parsed = buying.safeParse(request.body);
    if (!parsed.success) return refuse(reply, 422, 'PARAMETER.INVALID', 'A rate is needed.');
    if (faults.take('buyRefused', request.url)) return refuse(reply, 422, 'SHIPMENT.POSTAGE.FAILURE', 'The carrier does not take this parcel.');
    const result = book.buy(shipment, parsed.data.rate.id, parsed.data.insurance);
    if (result === 'again') return refuse(reply, 422, 'SHIPMENT.POSTAGE.EXISTS', 'Postage already exists for this shipment.');
    if (result === 'noRate') return refuse(reply, 422, 'RATE.NOT_FOUND', 'No such rate.');
    hooks.tell('tracker.created', trackerOf(shipment)!);
    return shipmentOf(shipment, url);
  });
  app.post('/v2/shipments/:id/refund', async (request, reply) => {
    const shipment = found(request, reply);
    if (!shipment) return reply;
    if (!shipment.bought) return refuse(reply, 422, 'SHIPMENT.REFUND.UNAVAILABLE', 'There is nothing to refund.');
    book.giveBack(shipment, faults.take('refundRejected', request.url) !== undefined);
    if (shipment.refund === 'submitted' && refundMs !== undefined) inTime(refundMs, () => payBack(shipment));
    return shipmentOf(shipment, url);
  });

  app.get('/v2/webhooks', async () => ({
    webhooks: hooks.all().map(({ id, url: listens }) => ({ id, object: 'Webhook', url: listens, disabled_at: null })),
  }));
  const listening = z.object({ webhook: z.object({ url: z.url(), webhook_secret: z.string().min(1) }) });
  app.post('/v2/webhooks', async (request, reply) => {
    const parsed = listening.safeParse(request.body);
    if (!parsed.success) return refuse(reply, 422, 'PARAMETER.INVALID', 'An address and a secret are needed.');
    const { id, url: listens } = hooks.listen(parsed.data.webhook.url, parsed.data.webhook.webhook_secret);
    return reply.code(201).send({ id, object: 'Webhook', url: listens, disabled_at: null });
  });

  app.get('/labels/:file', async (request, reply) => {
    const shipment = book.withLabel((request.params as { file: string }).file.replace(/\.pdf$/, ''));
    if (!shipment?.bought || faults.take('noFile', request.url)) return reply.code(404).send();
    const { rate, code } = shipment.bought;
    const lines = ({ name, street1, city, state, zip }: Record<'name' | 'street1' | 'city' | 'state' | 'zip', string>) => [
      name,
      street1,
      `${city} ${state} ${zip}`,
    ];
    const { from_address: from, to_address: to } = shipment.asked;
    const pdf = await labelPdf({ ...rate, code, reference: shipment.reference ?? '', from: lines(from), to: lines(to) });
    return reply.type('application/pdf').send(pdf);
  });

  const underCode = (request: FastifyRequest, reply: FastifyReply, act: (shipment: Shipment) => void) => {
    const shipment = book.under((request.params as { code: string }).code);
    if (!shipment) return reply.code(404).send();
    act(shipment);
    return reply.code(204).send();
  };
  app.post('/__sandbox/parcels/:code/collect', async (request, reply) => underCode(request, reply, collect));
  app.post('/__sandbox/parcels/:code/:status', async (request, reply) =>
    underCode(request, reply, (shipment) => scan(shipment, (request.params as { status: ParcelStatus }).status)),
  );
  app.post('/__sandbox/refunds/:code', async (request, reply) => underCode(request, reply, payBack));
  app.post('/__sandbox/faults', async (request, reply) => {
    const parsed = askedFault.safeParse(request.body);
    if (!parsed.success) return reply.code(400).send({ error: z.prettifyError(parsed.error) });
    faults.add(parsed.data);
    return reply.code(204).send();
  });
  app.delete('/__sandbox/faults', async (_request, reply) => {
    faults.clear();
    return reply.code(204).send();
  });
  app.get('/__sandbox/truth', async () => ({ chargedCents: book.charged(), shipments: book.all().map((shipment) => shipmentOf(shipment, url)) }));
  app.get('/', async (_request, reply) => reply.type('text/html').send(homePage(book.all())));

  await app.listen({ port, host });
  url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  const moved = (code: string, act: (shipment: Shipment) => void): void => {
    const shipment = book.under(code);
    if (!shipment) throw new Error(`There is no parcel ${code}.`);
    act(shipment);
  };
  return {
    url,
    faults,
    book,
    move: (code, status, at) => moved(code, (shipment) => scan(shipment, status, at)),
    payBack: (code) => moved(code, payBack),
    async close() {
      stopping.abort();
      hooks.stop();
      await app.close();
    },
  };
};
