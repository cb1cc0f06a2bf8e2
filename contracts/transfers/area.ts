import { contract } from '../kernel/area.ts';
import { listTopicsOf, warehouseTopic } from '../kernel/topics/list-topics.ts';
import { listScope } from '../kernel/topics/topic-scopes.ts';
import { closeTransferEndpoint, getTransfer, listTransfers, receiveTransferEndpoint } from './transfer-endpoints.ts';
import { transferRejections } from './transfer-rejections.ts';

export const transfersContract = contract({
  endpoints: [listTransfers, getTransfer, receiveTransferEndpoint, closeTransferEndpoint],
  rejections: transferRejections,
  topics: [
    {
      kind: 'transfers',
      access: listTransfers.access,
      scope: listScope,
      // Both sides follow it.
      of: {
        order: (_, tags) =>
          tags.toWarehouseId === undefined ? [] : [...listTopicsOf('transfers', tags), warehouseTopic('transfers', tags.toWarehouseId)],
      },
    },
  ],
});

declare module '../kernel/topics/list-topics.ts' {
  interface ListTopics {
    transfers: true;
  }
}
