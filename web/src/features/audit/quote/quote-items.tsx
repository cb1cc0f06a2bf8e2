import { Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OrderDetail } from '#contracts/outbound/order-rows.ts';
import { quoteRequestEndpoint } from '#contracts/requests/quote-request.ts';
import { MAX_REMARK } from '#contracts/kernel/typed-lengths.ts';
import { useCommand } from '#web/api/use-command.ts';
import { showSuccess } from '#web/core/notices/notices.ts';
import { orderReads } from '#web/shared/order/orders-ahead.ts';
import { ItemPrices } from '#web/shared/order/prices/item-prices.tsx';
import { OddPriceNote } from '#web/shared/order/prices/odd-price-note.tsx';
import { dearest, emptyPrices, priceListOf, sumOf, surePriceCents, withoutPrice, type Prices } from '#web/shared/order/prices/prices.ts';
import { useConfirm } from '#web/ui/confirm/use-confirm.ts';
import { Field } from '#web/ui/form/field.tsx';
import { FormDrawer } from '#web/ui/form/form-drawer.tsx';
import { serverErrors } from '#web/ui/form/server-errors.ts';
import { useNeeded } from '#web/ui/form/use-needed.ts';
import { formatMoney } from '#web/ui/text/formats.ts';
import { costHint } from './cost-hint.ts';

/** What the operator would pay for each item (R2.108). The button says how much it is in all. */
export default function QuoteItems({ order: { oddNo, version, itemList: items }, close }: { order: OrderDetail; close: () => void }) {
  const { t } = useTranslation();
  const [prices, setPrices] = useState<Prices>(emptyPrices);
  const [remark, setRemark] = useState('');
  const command = useCommand(quoteRequestEndpoint, {
    quiet: true,
    changes: orderReads,
    onSuccess: () => {
      showSuccess(t('audit.quoted', { oddNo }));
      close();
    },
  });
  const { needed, onAttempt } = useNeeded();
  const confirm = useConfirm();
  const errors = serverErrors(command.error, ['remark']);
  const oneIds = items.map(({ oneId }) => oneId);
  const sum = sumOf(prices, oneIds);
  const send = async (): Promise<void> => {
    onAttempt();
    if (withoutPrice(prices, oneIds, 1).size > 0 || command.isPending) return;
    const perItem = priceListOf(prices, oneIds);
    const sure =
      dearest(prices, oneIds) < surePriceCents ||
      (await confirm({
        kind: 'plain',
        title: t('audit.quoteSure', { count: items.length, amount: formatMoney(sum) }),
        text: t('orders.apply.dearText', { amount: formatMoney(dearest(prices, oneIds)) }),
        confirm: t('audit.quoteSum', { amount: formatMoney(sum) }),
      }));
    if (sure) command.mutate({ oddNo, version, perItem, remark });
  };
  return (
    <FormDrawer
      width={560}
      title={t('audit.quoteItemsTitle', { oddNo })}
      sendText={sum > 0 ? t('audit.quoteSum', { amount: formatMoney(sum) }) : t('audit.quoteItems', { count: items.length })}
      sends={() => void send()}
      busy={command.isPending}
      failure={errors.rest}
      close={close}
    >
      <p>{t('audit.quoteItemsText')}</p>
      <ItemPrices
        title={t('orders.quotation')}
        items={items}
        prices={prices}
        leastPrice={1}
        change={setPrices}
        hint={(item) => {
          const price = prices[item.oneId];
          return (
            <>
              {costHint(item, price, t)}
              <OddPriceNote price={typeof price === 'number' ? price : null} item={item} />
            </>
          );
        }}
        errorOf={(oneId) => needed(prices[oneId] == null)}
      />
      <Field label={t('orders.remark')} aside={t('orders.apply.optional')} error={errors.of('remark')}>
        {(tied) => <Input {...tied} maxLength={MAX_REMARK} value={remark} onChange={(event) => setRemark(event.target.value)} />}
      </Field>
    </FormDrawer>
  );
}
