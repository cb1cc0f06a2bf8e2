import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { getBulkReshipFee } from '#contracts/fees/bulk-reship-fee.ts';
import { listInventory, type InventoryRow } from '#contracts/inventory/inventory-queries.ts';
import { fieldRules } from '#contracts/kernel/fields/field-rules.ts';
import { listOrders } from '#contracts/outbound/order-queries.ts';
import { applyBulkReshipEndpoint } from '#contracts/requests/bulk-reships/apply-bulk-reship.ts';
import { listBulkReships } from '#contracts/requests/bulk-reships/bulk-reship-queries.ts';
import { getWallet } from '#contracts/wallet/wallet-queries.ts';
import { isSelfOperated } from '#web/api/http/call-address.ts';
import { useRead } from '#web/api/use-read.ts';
import { useWords } from '#web/i18n/use-words.ts';
import { lacksIdCard } from '#web/shared/order/address/address-values.ts';
import { useEndpointForm } from '#web/ui/form/use-endpoint-form.ts';
import { bodyOf, contentsOf, nothingEntered } from './bulk-reship-values.ts';

/** The boxes, what they cost by rate card, and sending them in one go. */
export const useBulkReshipForm = (items: readonly InventoryRow[], sent: (bulkNo: string) => void) => {
  const words = useWords();
  const oneIds = items.map(({ oneId }) => oneId);
  // What is in the boxes decides what they cost: the fee is read below, and agreed to as it shows.
  const [feeCents, setFeeCents] = useState(0);
  const form = useEndpointForm(applyBulkReshipEndpoint, {
    defaultValues: nothingEntered,
    bodyOf: (values) => ({ ...bodyOf(values, oneIds), feeCents }),
    check: ({ boxes }) =>
      Object.fromEntries(
        boxes.map(({ address }, index) => [`boxes.${index}.address.idCardNumber`, lacksIdCard(address) && words(fieldRules.required)]),
      ),
    fields: ['boxes', 'dueAt', 'remark'],
    invalidates: [listInventory, listOrders, listBulkReships, getWallet],
    onRefused: ({ error }) => error === 'CardFeeMoved' && void fee.refetch(),
    onSubmitted: ({ bulkNo }) => sent(bulkNo),
  });
  const contents = contentsOf(form.values, oneIds);
  const fee = useFee(items, contents);
  if (fee.cents !== feeCents) setFeeCents(fee.cents);
  // Nobody agrees to a fee that is not there yet.
  return { form: { ...form, isPending: form.isPending || fee.isPending }, contents, fee };
};

export type BulkReshipForm = ReturnType<typeof useBulkReshipForm>['form'];
export type BulkReshipFee = ReturnType<typeof useFee>;

const useFee = (items: readonly InventoryRow[], contents: readonly (readonly string[])[]) => {
  const isOwnGoods = isSelfOperated(useLocation().pathname);
  const counts = contents.map(({ length }) => length);
  const filled = counts.filter((count) => count > 0);
  const enabled = !isOwnGoods && filled.length > 0;
  // Items of several warehouses are refused in any case: the first speaks for all.
  const query = { wareId: items[0]?.warehouseId ?? '', boxes: filled.join(',') };
  const { data, isPending, isPlaceholderData, isError, refetch } = useRead(getBulkReshipFee, query, { enabled, quiet: true });
  const known = enabled && !isPlaceholderData ? data : undefined;
  let place = 0;
  return {
    isOwnGoods,
    isPending: enabled && (isPending || isPlaceholderData),
    isError: enabled && isError,
    refetch,
    cents: known?.cents ?? 0,
    isLeast: known?.boxes.some((fee) => fee?.isLeast) ?? false,
    /** Box by box; undefined while it is not known. */
    boxes: counts.map((count) => (known === undefined || count === 0 ? undefined : (known.boxes[place++] ?? null))),
  };
};
