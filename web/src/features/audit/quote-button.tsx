import { Button, InputNumber, Popover } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { listReviews } from '#contracts/audit/audit-queries.ts';
import { getOrder } from '#contracts/outbound/order-queries.ts';
import { quoteRequestEndpoint } from '#contracts/requests/quote-request.ts';
import { useCommand } from '../../api/use-command.ts';
import styles from './review.module.css';

/** The fee that the seller is asked to confirm first. */
export const QuoteButton = ({ oddNo }: { oddNo: string }) => {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const [dollars, setDollars] = useState<number | null>(null);
  const quote = useCommand(quoteRequestEndpoint, { changes: [getOrder, listReviews], onSuccess: () => setOpen(false) });
  const send = (event: React.SyntheticEvent): void => {
    event.preventDefault();
    if (dollars !== null) quote.mutate({ oddNo, feeCents: Math.round(dollars * 100), remark: '' });
  };
  return (
    <Popover
      open={open}
      onOpenChange={setOpen}
      trigger="click"
      title={t('audit.quoteTitle')}
      content={
        <form onSubmit={send} className={styles['quote']}>
          <InputNumber
            autoFocus
            prefix="$"
            min={0}
            max={1_000_000}
            precision={2}
            value={dollars}
            onChange={setDollars}
            aria-label={t('orders.fee')}
          />
          <Button type="primary" htmlType="submit" loading={quote.isPending} disabled={dollars === null}>
            {t('audit.quote')}
          </Button>
        </form>
      }
    >
      <Button>{t('audit.quote')}</Button>
    </Popover>
  );
};
