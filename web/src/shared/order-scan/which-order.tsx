import { useTranslation } from 'react-i18next';
import type { OrderRow } from '#contracts/outbound/order-rows.ts';
import { Question } from '#web/ui/floor/parts/choices.tsx';
import { FloorButton } from '#web/ui/floor/parts/floor-button.tsx';
import type { Input } from './order-scan-machine.ts';

/** As many as there are number keys. */
export const MAX_CHOICES = 9;

interface Props {
  code: string;
  orders: readonly OrderRow[];
  onSend(input: Extract<Input, { type: 'chosen' | 'noneChosen' }>): void;
}

/** The scan names several orders, or part of one: whoever scanned is asked. */
export const WhichOrder = ({ code, orders, onSend }: Props) => {
  const { t } = useTranslation();
  return (
    <>
      <Question
        title={t('orderScan.which')}
        text={t('orderScan.whichText', { code })}
        choices={orders.slice(0, MAX_CHOICES).map((order, index) => ({
          key: String(index + 1),
          label: order.oddNo,
          hint: [order.shopInfo.realname, order.batchNo, t('orderScan.items', { count: order.items })].filter(Boolean).join(' · '),
          run: () => onSend({ type: 'chosen', order }),
        }))}
      />
      <FloorButton keys="Escape" onClick={() => onSend({ type: 'noneChosen' })}>
        {t('orderScan.none')}
      </FloorButton>
    </>
  );
};
