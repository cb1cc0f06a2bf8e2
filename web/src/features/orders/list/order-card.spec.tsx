import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { OrderRow } from '#contracts/outbound/order-rows.ts';
import { OrderCard } from './order-card.tsx';

const quoted = {
  oddNo: 'OC25112300001',
  type: 3,
  state: 'toConfirm',
  goods: null,
  items: 2,
  price: null,
  fee: 530,
  targetShop: null,
  stage: null,
} as OrderRow;
const shown = (row: OrderRow) => renderToStaticMarkup(<OrderCard row={{ ...row, gmtCreate: '2025-11-23T10:00:00.000Z' }} />);

describe('Rule: the card of an order says what is asked for it', () => {
  // Untranslated here: a key stands for its words.
  it('the fee that was quoted', () => expect(shown(quoted)).toContain('orders.fee $5.30'));
  it('no fee before that', () => expect(shown({ ...quoted, fee: null })).not.toContain('orders.fee'));
});
