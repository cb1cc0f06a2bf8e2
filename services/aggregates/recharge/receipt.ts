import type { ReceiptEvent } from '#contracts/payments/recharge-events.ts';
import { streamType } from '#kernel/commands/stream-type.ts';
import type { LoadedFrom } from '#kernel/commands/loaded.ts';

/** Money on the operator's account whose owner was not known when it came. */
export interface Receipt {
  status: 'absent' | 'unallocated' | 'matched' | 'returned';
  cents: number;
}

const evolve = (receipt: Receipt, { type, data }: ReceiptEvent): Receipt => {
  switch (type) {
    case 'ReceiptRecorded':
      return { status: 'unallocated', cents: data.cents };
    case 'ReceiptMatched':
      return { ...receipt, status: 'matched' };
    case 'ReceiptReturned':
      return { ...receipt, status: 'returned' };
  }
};

export const receiptStream = streamType<Receipt, ReceiptEvent>({
  prefix: 'receipt',
  initial: { status: 'absent', cents: 0 },
  evolve,
  accepts: ({ status }, { type }) => status === (type === 'ReceiptRecorded' ? 'absent' : 'unallocated'),
  tags: () => ({}),
});

export type LoadedReceipt = LoadedFrom<typeof receiptStream>;
