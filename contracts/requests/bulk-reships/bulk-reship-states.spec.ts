import { describe, expect, it } from 'vitest';
import type { OrderState } from '../../outbound/order-states.ts';
import { bulkReshipStateOf, type BulkReshipState } from './bulk-reship-states.ts';

describe('Rule: how far a bulk reship is follows from its boxes; what waits for somebody comes first (R2.58)', () => {
  it.each<[BulkReshipState, OrderState[]]>([
    ['toConfirm', ['toConfirm', 'reviewing', 'outOfWarehouse']],
    ['reviewing', ['reviewing', 'pendingOutbound']],
    ['exception', ['exception', 'pendingOutbound', 'outOfWarehouse']],
    ['pending', ['pendingOutbound', 'rejected']],
    ['partial', ['pendingOutbound', 'outOfWarehouse']],
    ['shipped', ['outOfWarehouse', 'completed', 'cancelled']],
    ['closed', ['rejected', 'cancelled']],
  ])('%s', (state, boxes) => expect(bulkReshipStateOf(boxes)).toBe(state));
});
