import { Button, Input } from 'antd';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { getProposedFee } from '#contracts/fees/proposed-fee.ts';
import { fieldRules } from '#contracts/kernel/fields/field-rules.ts';
import type { OrderDetail } from '#contracts/outbound/order-rows.ts';
import { quoteRequestEndpoint } from '#contracts/requests/reviews.ts';
import { useRead } from '#web/api/use-read.ts';
import { showSuccess } from '#web/core/toasts/toasts.ts';
import { useWords } from '#web/i18n/use-words.ts';
import { orderReads } from '#web/shared/order/requests/orders-ahead.ts';
import { FormDrawer } from '#web/ui/form/form-drawer.tsx';
import { FormField } from '#web/ui/form/form-field.tsx';
import { NumberField } from '#web/ui/form/number/number-field.tsx';
import { moneyKind } from '#web/ui/form/number/number-kinds.ts';
import type { TypedNumber } from '#web/ui/form/number/read-number.ts';
import { useEndpointForm } from '#web/ui/form/use-endpoint-form.ts';
import { formatMoney } from '#web/ui/text/formats.ts';
import { BoxRow } from './box-row.tsx';
import { boxesToMeasure, emptyBox, nextBoxNo, weightOf, type BoxValues } from './box-values.ts';
import styles from './boxes.module.css';

/** A fee of nothing is no quotation: it would only be asked for. In cents. */
const MIN_QUOTED_FEE = 1;

interface Values {
  boxes: BoxValues[];
  /** Undefined as long as what the rate cards ask stands there. */
  typedFee: TypedNumber | undefined;
  remark: string;
}

/** Size and weight of each box, and the label fee that follows from them (R2.107). The rate cards propose it; the reviewer may quote something else. */
export default function QuoteBoxes({ order, onClose }: { order: OrderDetail; onClose: () => void }) {
  const { t } = useTranslation();
  const words = useWords();
  const { oddNo, version } = order;
  const [first] = useState(() => boxesToMeasure(order));
  const [weightGrams, setWeight] = useState(() => weightOf(first));
  const proposed = useRead(getProposedFee, { oddNo, ...(weightGrams && { weightGrams }) }, { quiet: true }).data?.fee ?? null;
  const feeOf = ({ typedFee }: Pick<Values, 'typedFee'>): TypedNumber => (typedFee === undefined ? (proposed?.cents ?? null) : typedFee);
  const form = useEndpointForm(quoteRequestEndpoint, {
    defaultValues: { boxes: first, typedFee: undefined, remark: '' } as Values,
    bodyOf: ({ boxes, typedFee, remark }) => ({ oddNo, version, boxes, feeCents: feeOf({ typedFee }), remark }),
    check: (values) => ({ feeCents: feeOf(values) === null && words(fieldRules.required) }),
    fields: ['boxes', 'feeCents', 'remark'],
    invalidates: orderReads,
    onSubmitted: () => {
      showSuccess(t('audit.quoted', { oddNo }));
      onClose();
    },
  });
  const { boxes } = form.values;
  const feeCents = feeOf(form.values);
  const change = (changed: BoxValues[]): void => {
    form.change({ boxes: changed });
    setWeight(weightOf(changed));
  };
  // Where the seller said which items share a box, there are as many boxes as they said.
  const isFree = order.boxes.length === 0;

  return (
    <FormDrawer
      form={form}
      width={640}
      title={t('audit.quoteLabelTitle', { oddNo })}
      submitLabel={typeof feeCents === 'number' ? t('audit.quoteSum', { amount: formatMoney(feeCents) }) : t('audit.quoteLabel')}
      onClose={onClose}
    >
      <p>{t('audit.quoteLabelText')}</p>
      <ul className={styles['boxes']} aria-label={t('orders.boxes')}>
        {boxes.map((box, index) => (
          <BoxRow
            key={box.boxNo}
            box={box}
            items={order.boxes[index]?.oneIds.length}
            errorOf={(field) => form.errorOf(`boxes.${index}.${field}`)}
            onChange={(part) => change(boxes.map((other, place) => (place === index ? { ...other, ...part } : other)))}
            onRemove={isFree && boxes.length > 1 ? () => change(boxes.filter((_, place) => place !== index)) : undefined}
          />
        ))}
      </ul>
      {isFree && (
        <Button icon={<Plus size={15} aria-hidden />} onClick={() => change([...boxes, emptyBox(nextBoxNo(boxes))])}>
          {t('audit.addBox')}
        </Button>
      )}
      <NumberField
        label={t('orders.labelFee')}
        required
        width={170}
        kind={moneyKind({ max: Number.MAX_SAFE_INTEGER, ...form.boundsOf('feeCents'), min: MIN_QUOTED_FEE })}
        error={form.errorOf('feeCents')}
        hint={proposed && t(proposed.isLeast ? 'audit.byRateCardLeast' : 'audit.byRateCard', { amount: formatMoney(proposed.cents) })}
        value={feeCents}
        onChange={(typedFee) => form.change({ typedFee })}
      />
      <FormField form={form} name="remark" label={t('orders.remark')} aside={t('orders.apply.optional')}>
        {(control) => <Input {...control} />}
      </FormField>
    </FormDrawer>
  );
}
