import type { CarrierQuote, ParcelToSend } from '#services/aggregates/carriers/carrier-hub.ts';
import { dollars, shipmentBody } from './map.ts';

export interface HubCall {
  method: 'GET' | 'POST';
  path: string;
  body?: object;
}

const shipment = (id: string): string => `/shipments/${encodeURIComponent(id)}`;

export const calls = {
  rates: (sent: ParcelToSend): HubCall => ({ method: 'POST', path: '/shipments', body: shipmentBody(sent) }),
  buy: ({ shipmentId, rateId }: CarrierQuote, insuredCents: number): HubCall => ({
    method: 'POST',
    path: `${shipment(shipmentId)}/buy`,
    body: { rate: { id: rateId }, ...(insuredCents > 0 && { insurance: dollars(insuredCents) }) },
  }),
  refund: (shipmentId: string): HubCall => ({ method: 'POST', path: `${shipment(shipmentId)}/refund`, body: {} }),
  find: (shipmentId: string): HubCall => ({ method: 'GET', path: shipment(shipmentId) }),
  hooks: (): HubCall => ({ method: 'GET', path: '/webhooks' }),
  listen: (url: string, secret: string): HubCall => ({ method: 'POST', path: '/webhooks', body: { webhook: { url, webhook_secret: secret } } }),
};
