import { z } from 'zod';
import type { CarrierHub, Heard, ShipmentThere } from '#services/aggregates/carriers/carrier-hub.ts';
import { calls, type HubCall } from './calls.ts';
import { failureOf } from './errors.ts';
import { ratesOf, shipmentThere } from './map.ts';
import { isSignedBy } from './signature.ts';
import { eventWire, shipmentWire } from './wire.ts';

export interface HubSettings {
  /** Where its paths begin. */
  url: string;
  key: string;
  /** What it signs its news with. */
  hookSecret: string;
}

type Answer = { kind: 'answered'; status: number; bytes: Buffer } | { kind: 'notSent' | 'lost'; reason: string } | { kind: 'belowFloor' };

interface Surroundings {
  send(request: { method: 'GET' | 'POST'; url: string; headers: Record<string, string>; body: string | undefined }): Promise<Answer>;
}

const signatureHeader = 'x-hmac-signature';

/** News that tell where a parcel is, or that its money has come back. */
const tells = /^(tracker|refund|shipment)\./;

/** One contract over many carriers: a shipment is priced, bought by one of its rates, and followed under its number. */
export const parcelHub = ({ url, key, hookSecret }: HubSettings, { send }: Surroundings): CarrierHub => {
  const base = url.replace(/\/$/, '');
  const authorization = `Basic ${Buffer.from(`${key}:`).toString('base64')}`;

  const sent = async ({ method, path, body }: HubCall): Promise<Answer> =>
    send({
      method,
      url: `${base}${path}`,
      headers: { accept: 'application/json', authorization, ...(body && { 'content-type': 'application/json' }) },
      body: body && JSON.stringify(body),
    });

  const asked = async <Wire extends z.ZodType>(call: HubCall, wire: Wire): Promise<Heard<z.output<Wire>>> => {
    const answer = await sent(call);
    if (answer.kind !== 'answered') return { kind: 'unheard', reason: answer.kind === 'belowFloor' ? answer.kind : answer.reason };
    const body = jsonOf(answer.bytes);
    const failure = failureOf(answer.status, body);
    if (failure) return failure;
    const parsed = wire.safeParse(body);
    // Carried out, whatever the answer looks like: it is asked for again.
    return parsed.success ? { kind: 'heard', value: parsed.data } : { kind: 'unheard', reason: `shape: ${parsed.error.issues[0]?.path.join('.')}` };
  };
  const shipment = async (call: HubCall): Promise<Heard<ShipmentThere>> => {
    const heard = await asked(call, shipmentWire);
    return heard.kind === 'heard' ? { kind: 'heard', value: shipmentThere(heard.value) } : heard;
  };

  return {
    async rates(parcel) {
      const heard = await asked(calls.rates(parcel), shipmentWire);
      if (heard.kind !== 'heard') return heard;
      const rates = ratesOf(heard.value);
      const [said] = heard.value.messages ?? [];
      return rates.length === 0 && said?.message ? { kind: 'refused', reason: said.message.slice(0, 200) } : { kind: 'heard', value: rates };
    },
    buy: (quote, insuredCents) => shipment(calls.buy(quote, insuredCents)),
    void: (shipmentId) => shipment(calls.refund(shipmentId)),
    find: (shipmentId) => shipment(calls.find(shipmentId)),
    async label(address) {
      // The file lies where the hub keeps its files: our key is not shown there.
      const answer = await send({ method: 'GET', url: address, headers: { accept: 'application/pdf' }, body: undefined });
      if (answer.kind !== 'answered') return { kind: 'unheard', reason: 'the file of the label' };
      if (answer.status !== 200 || !isPdf(answer.bytes)) return { kind: 'unheard', reason: `the file of the label: ${answer.status}` };
      return { kind: 'heard', value: answer.bytes };
    },
    async listen(address) {
      const known = await asked(calls.hooks(), z.object({ webhooks: z.array(z.object({ url: z.string() })) }));
      if (known.kind !== 'heard') return known;
      if (known.value.webhooks.some((one) => one.url === address)) return { kind: 'heard', value: null };
      const heard = await asked(calls.listen(address, hookSecret), z.object({ id: z.string() }));
      return heard.kind === 'heard' ? { kind: 'heard', value: null } : heard;
    },
    read({ headers, body }) {
      if (!isSignedBy(hookSecret, headers[signatureHeader], body)) return 'forged';
      const event = eventWire.safeParse(jsonOf(body));
      if (!event.success) return 'unreadable';
      const { description, result } = event.data;
      return tells.test(description) && result.tracking_code ? [{ logNo: result.tracking_code }] : [];
    },
  };
};

const isPdf = (bytes: Buffer): boolean => bytes.subarray(0, 5).toString('latin1') === '%PDF-';

const jsonOf = (bytes: Buffer): unknown => {
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch {
    return undefined;
  }
};
