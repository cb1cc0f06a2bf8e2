import { Button, Popover } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { listReviews } from '#contracts/audit/audit-queries.ts';
import { getOrder } from '#contracts/outbound/order-queries.ts';
import { quoteRequestEndpoint } from '#contracts/requests/quote-request.ts';
import { mostCents } from '#contracts/requests/request-fields.ts';
import { useCommand } from '../../../api/use-command.ts';
import { MoneyInput } from '../../../ui/form/money-input.tsx';
import styles from '../review.module.css';

/** The fee that the seller is asked to confirm first. */
export const QuoteFeeButton = ({ oddNo }: { oddNo: string }) => {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const [feeCents, setFeeCents] = useState<number | null>(null);
  const quote = useCommand(quoteRequestEndpoint, { changes: [getOrder, listReviews], onSuccess: () => setOpen(false) });
  const send = (event: React.SyntheticEvent): void => {
    event.preventDefault();
    if (feeCents !== null) quote.mutate({ oddNo, feeCents, remark: '' });
  };
  return (
    <Popover
      open={open}
      onOpenChange={setOpen}
      trigger="click"
      title={t('audit.quoteTitle')}
      content={
        <form onSubmit={send} className={styles['quote']}>
          <MoneyInput autoFocus label={t('orders.fee')} width={140} most={mostCents} cents={feeCents} change={setFeeCents} />
          <Button type="primary" htmlType="submit" loading={quote.isPending} disabled={feeCents === null}>
            {t('audit.quote')}
          </Button>
        </form>
      }
    >
      <Button>{t('audit.quote')}</Button>
    </Popover>
  );
};
