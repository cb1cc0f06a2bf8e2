import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { listReviews } from '#contracts/audit/audit-queries.ts';
import { getOrder } from '#contracts/outbound/order-queries.ts';
import type { OrderRow } from '#contracts/outbound/order-rows.ts';
import { quoteRequestEndpoint } from '#contracts/requests/quote-request.ts';
import { mostFeeCents } from '#contracts/requests/request-fields.ts';
import { useCommand } from '#web/api/use-command.ts';
import { NumberCell } from '#web/ui/form/number/number-cell.tsx';
import { moneyKind } from '#web/ui/form/number/number-kinds.ts';
import type { TypedNumber } from '#web/ui/form/number/read-number.ts';
import { useNeeded } from '#web/ui/form/use-needed.ts';
import { formatMoney } from '#web/ui/text/formats.ts';
import styles from '../review.module.css';

interface Props {
  order: Pick<OrderRow, 'oddNo' | 'version'>;
  onQuoted: () => void;
}

/** A fee of nothing is no quotation: it would only be asked for. */
const feeKind = moneyKind({ min: 1, max: mostFeeCents });

export default function QuoteFeeForm({ order: { oddNo, version }, onQuoted }: Props) {
  const { t } = useTranslation();
  const [feeCents, setFeeCents] = useState<TypedNumber>(null);
  const { needed, onAttempt } = useNeeded();
  const quote = useCommand(quoteRequestEndpoint, { changes: [getOrder, listReviews], onSuccess: onQuoted });
  const send = (event: React.SyntheticEvent): void => {
    event.preventDefault();
    onAttempt();
    if (typeof feeCents === 'number') quote.mutate({ oddNo, version, feeCents, remark: '' });
  };
  return (
    <form onSubmit={send} className={styles['quote']}>
      <NumberCell
        autoFocus
        size="middle"
        label={t('orders.fee')}
        width={170}
        kind={feeKind}
        error={needed(feeCents === null)}
        value={feeCents}
        onChange={setFeeCents}
      />
      <Button type="primary" htmlType="submit" loading={quote.isPending}>
        {typeof feeCents === 'number' ? t('audit.quoteSum', { amount: formatMoney(feeCents) }) : t('audit.quote')}
      </Button>
    </form>
  );
}
