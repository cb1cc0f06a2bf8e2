import { Button, Popover } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OrderRow } from '#contracts/outbound/order-rows.ts';

const QuoteFeeForm = lazy(() => import('./quote-fee-form.tsx'));

/** The fee that the seller is asked to confirm first. */
export const QuoteFeeButton = ({ order }: { order: Pick<OrderRow, 'oddNo' | 'version'> }) => {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  return (
    <Popover
      open={open}
      onOpenChange={setOpen}
      trigger="click"
      placement="bottomRight"
      title={t('audit.quoteTitle')}
      content={
        <Suspense>
          <QuoteFeeForm order={order} onQuoted={() => setOpen(false)} />
        </Suspense>
      }
    >
      <Button>{t('audit.quote')}</Button>
    </Popover>
  );
};
