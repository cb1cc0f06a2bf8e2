import { Button, Spin } from 'antd';
import { useTranslation } from 'react-i18next';
import { listReviews } from '#contracts/audit/audit-queries.ts';
import { getProposedFee } from '#contracts/fees/proposed-fee.ts';
import type { DataOf } from '#contracts/kernel/endpoint.ts';
import { fieldRules } from '#contracts/kernel/fields/field-rules.ts';
import { getOrder } from '#contracts/outbound/order-queries.ts';
import type { OrderRow } from '#contracts/outbound/order-rows.ts';
import { quoteRequestEndpoint } from '#contracts/requests/reviews.ts';
import { showFailure } from '#web/api/http/failures.ts';
import { useRead } from '#web/api/use-read.ts';
import { useWords } from '#web/i18n/use-words.ts';
import { NumberCell } from '#web/ui/form/number/number-cell.tsx';
import { moneyKind } from '#web/ui/form/number/number-kinds.ts';
import type { TypedNumber } from '#web/ui/form/number/read-number.ts';
import { useEndpointForm } from '#web/ui/form/use-endpoint-form.ts';
import { formatMoney } from '#web/ui/text/formats.ts';
import styles from '../review.module.css';

interface Props {
  order: Pick<OrderRow, 'oddNo' | 'version'>;
  onQuoted: () => void;
}

/** A fee of nothing is no quotation: it would only be asked for. In cents. */
const MIN_QUOTED_FEE = 1;

/** What the rate cards ask stands there already, once it is known; the reviewer may quote something else. */
export default function QuoteFeeForm(props: Props) {
  const proposed = useRead(getProposedFee, { oddNo: props.order.oddNo }, { quiet: true });
  return proposed.isPending ? <Spin /> : <Form {...props} proposed={proposed.data?.fee ?? null} />;
}

const Form = ({ order: { oddNo, version }, proposed, onQuoted }: Props & { proposed: DataOf<typeof getProposedFee>['fee'] }) => {
  const { t } = useTranslation();
  const words = useWords();
  const form = useEndpointForm(quoteRequestEndpoint, {
    defaultValues: { feeCents: (proposed?.cents ?? null) as TypedNumber },
    bodyOf: ({ feeCents }) => ({ oddNo, version, feeCents, remark: '' }),
    check: ({ feeCents }) => ({ feeCents: feeCents === null && words(fieldRules.required) }),
    invalidates: [getOrder, listReviews],
    onSubmitted: onQuoted,
    onRefused: showFailure,
  });
  const { rootRef } = form;
  const { feeCents } = form.values;
  return (
    <form ref={rootRef} onSubmit={form.submit} className={styles['quote']}>
      <NumberCell
        autoFocus
        size="middle"
        label={t('orders.fee')}
        width={170}
        kind={moneyKind({ max: Number.MAX_SAFE_INTEGER, ...form.boundsOf('feeCents'), min: MIN_QUOTED_FEE })}
        error={form.errorOf('feeCents')}
        value={feeCents}
        onChange={(fee) => form.change({ feeCents: fee })}
      />
      <Button type="primary" htmlType="submit" loading={form.isPending}>
        {typeof feeCents === 'number' ? t('audit.quoteSum', { amount: formatMoney(feeCents) }) : t('audit.quote')}
      </Button>
      {proposed && (
        <p className={styles['proposed']}>
          {t(proposed.isLeast ? 'audit.byRateCardLeast' : 'audit.byRateCard', { amount: formatMoney(proposed.cents) })}
        </p>
      )}
    </form>
  );
};
