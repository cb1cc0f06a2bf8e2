import { Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatOneId } from '#contracts/item/one-id.ts';
import type { OrderDetail } from '#contracts/outbound/order-rows.ts';
import { quoteRequestEndpoint } from '#contracts/requests/quote-request.ts';
import { mostCents } from '#contracts/requests/request-fields.ts';
import { useCommand } from '../../../api/use-command.ts';
import { showSuccess } from '../../../app/notices/notices.ts';
import { orderReads } from '../../../shared/order/orders-ahead.ts';
import { Field } from '../../../ui/form/field.tsx';
import { FormDrawer } from '../../../ui/form/form-drawer.tsx';
import { MoneyInput } from '../../../ui/form/money-input.tsx';
import { serverErrors } from '../../../ui/form/server-errors.ts';
import { Goods } from '../../../ui/goods/goods.tsx';
import { formatMoney } from '../../../ui/text/formats.ts';
import styles from '../review.module.css';
import { emptyPrices, priceListOf, sumOf, type Prices } from './prices.ts';

/** What the operator would pay for each item (R2.108). The button says how much it is in all. */
export default function QuoteItems({ order: { oddNo, itemList: items }, close }: { order: OrderDetail; close: () => void }) {
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
  const errors = serverErrors(command.error, ['remark']);
  const sum = sumOf(prices);
  const perItem = priceListOf(
    prices,
    items.map(({ oneId }) => oneId),
  );
  return (
    <FormDrawer
      width={560}
      title={t('audit.quoteItemsTitle', { oddNo })}
      sendText={sum > 0 ? t('audit.quoteSum', { amount: formatMoney(sum) }) : t('audit.quoteItems', { count: items.length })}
      sends={() => perItem && command.mutate({ oddNo, perItem, remark })}
      busy={command.isPending}
      disabled={perItem === undefined}
      failure={errors.rest}
      close={close}
    >
      <p>{t('audit.quoteItemsText')}</p>
      <ul className={styles['prices']}>
        {items.map(({ oneId, img, remarks, spec }) => (
          <li key={oneId}>
            <Goods picture={img} name={remarks} number={`${spec} · ${formatOneId(oneId)}`} />
            <MoneyInput
              label={t('audit.priceOf', { oneId: formatOneId(oneId) })}
              width={128}
              least={1}
              most={mostCents}
              cents={prices[oneId] ?? null}
              change={(cents) => setPrices((before) => ({ ...before, [oneId]: cents }))}
            />
          </li>
        ))}
      </ul>
      <Field label={t('orders.remark')} aside={t('orders.apply.optional')} error={errors.of('remark')}>
        {(tied) => <Input {...tied} maxLength={500} value={remark} onChange={(event) => setRemark(event.target.value)} />}
      </Field>
    </FormDrawer>
  );
}
