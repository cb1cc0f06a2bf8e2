import type { ItemEvent } from './item-events.ts';
import { requestTypeOf, type RequestType } from './order-kinds.ts';
import type { Tone } from './item-states.ts';

/** Timeline numbers of specification section 4. Facts without a number there (picked, cost changed …) stand in the timeline by their name alone. */
export const timelineNumbers = {
  forecast: 10,
  inbound: 15,
  inspection: 1,
  shelfChange: 8,
  outbound: 11,
  directOutbound: requestTypeOf.directOutbound,
} as const;

const resultOf = (requestType: RequestType): number | null => (requestType === requestTypeOf.directOutbound ? null : requestType * 100 + 12);

/** The timeline type of an event: 10, 15, 1, 8, 11, 14, 3–7, 312–712, or null for facts that have none. */
export const timelineType = (event: ItemEvent): number | null => {
  switch (event.type) {
    case 'ItemForecast':
    case 'ItemForecastAmended':
    case 'ItemForecastCancelled':
    case 'ItemForecastExpired':
      return timelineNumbers.forecast;
    case 'ItemReceived':
    case 'InboundCancelled':
      return timelineNumbers.inbound;
    case 'ItemInspected':
      return timelineNumbers.inspection;
    case 'ItemShelved':
    case 'ShelvingUndone':
    case 'ItemMoved':
      return timelineNumbers.shelfChange;
    case 'ItemShipped':
      return timelineNumbers.outbound;
    case 'DirectOutboundOrdered':
      return timelineNumbers.directOutbound;
    case 'ItemRequested':
      return event.data.requestType;
    case 'RequestQuoted':
    case 'RequestApproved':
    case 'RequestRejected':
    case 'RequestRecalled':
    case 'RequestConfirmed':
    case 'RequestCancelled':
      return resultOf(event.data.requestType);
    default:
      return null;
  }
};

/** Item flow status (R4.22): what became of the application that an entry of the timeline tells of (R4.12). */
export const flowStatuses: Readonly<Record<number, { tone: Tone; en: string; zh: string }>> = {
  1: { tone: 'cancelled', en: 'Cancelled', zh: '已取消' },
  2: { tone: 'progress', en: 'On consignment', zh: '寄售中' },
  3: { tone: 'progress', en: 'Outbounding', zh: '出库中' },
  4: { tone: 'progress', en: 'Cashing out', zh: '回收中' },
  5: { tone: 'progress', en: 'Repairing', zh: '维修中' },
  6: { tone: 'done', en: 'Completed', zh: '已完成' },
};
