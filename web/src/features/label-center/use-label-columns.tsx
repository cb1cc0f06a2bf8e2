import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { shippingLabelActions, type ShippingLabelActionName } from '#contracts/labels/shipping/shipping-label-actions.ts';
import type { ShippingLabelRow } from '#contracts/labels/shipping/shipping-label-queries.ts';
import { signatureOptions } from '#contracts/labels/shipping/carrier-services.ts';
import { useWords } from '#web/i18n/use-words.ts';
import { useOwnerName } from '#web/shared/reference/use-owner-name.ts';
import type { Column } from '#web/ui/list/columns.ts';
import { RowActions } from '#web/ui/list/row-actions.tsx';
import { Money } from '#web/ui/text/money.tsx';
import { TimeText } from '#web/ui/text/time-text.tsx';
import styles from './label-center.module.css';
import { LabelNumber } from './label-number.tsx';
import { LabelState } from './label-state.tsx';
import type { LabelActions } from './use-label-actions.ts';
import { useServiceName } from '#web/shared/labels/use-service-name.ts';

/** Whose page: sellers see what they send and what it costs, finance whose it is and what of it is owed. */
export type Whose = 'seller' | 'finance';

/** What can be done from the list; the drawer has the rest. */
const rowActions: Readonly<Record<Whose, readonly ShippingLabelActionName[]>> = { seller: ['print', 'void'], finance: ['refund', 'retryVoid'] };

/** R3.38. */
export const useLabelColumns = (actions: LabelActions, whose: Whose): readonly Column<ShippingLabelRow>[] => {
  const { t } = useTranslation();
  const words = useWords();
  const nameOf = useServiceName();
  const ownerName = useOwnerName();
  const sellers = whose === 'seller';
  const seller: Column<ShippingLabelRow> = { key: 'seller', title: t('labels.seller'), width: 150, render: ({ shopInfo }) => ownerName(shopInfo) };
  return [
    {
      key: 'tracking',
      title: t('labels.tracking'),
      width: 188,
      fixed: true,
      render: (row) => <LabelNumber label={row} />,
    },
    ...(sellers ? [] : [seller]),
    { key: 'state', title: t('labels.state'), width: 172, render: (row) => <LabelState label={row} /> },
    { key: 'service', title: t('labels.service'), ...(sellers && { width: 172 }), render: ({ service }) => nameOf(service) },
    { key: 'recipient', title: t('labels.recipient'), optional: !sellers, render: ({ to }) => <Recipient to={to} /> },
    { key: 'from', title: t('labels.from'), width: 130, optional: true, render: ({ warehouseId, from }) => warehouseId ?? from.city },
    { key: 'signature', title: t('labels.signature'), width: 132, optional: !sellers, render: ({ signature }) => words(signatureOptions[signature]) },
    {
      key: 'declaredValue',
      title: t('labels.declaredValue'),
      width: 116,
      numeric: true,
      optional: true,
      render: ({ declaredValueCents }) => <Money cents={declaredValueCents} />,
    },
    {
      key: 'postage',
      title: t('labels.postage'),
      width: 84,
      numeric: true,
      optional: true,
      render: ({ postageCents }) => <Money cents={postageCents} />,
    },
    {
      key: 'insurance',
      title: t('labels.insurance'),
      width: 84,
      numeric: true,
      optional: !sellers,
      render: ({ insuranceCents }) => (insuranceCents === 0 ? t('labels.free') : <Money cents={insuranceCents} />),
    },
    { key: 'fee', title: t('labels.fee'), width: 84, numeric: true, sort: 'feeCents', render: ({ feeCents }) => <Money cents={feeCents} /> },
    {
      key: 'bought',
      title: t('labels.bought'),
      width: 154,
      sort: 'gmtCreate',
      optional: !sellers,
      render: ({ gmtCreate }) => <TimeText at={gmtCreate} />,
    },
    {
      key: 'voided',
      title: t('labels.voided'),
      width: 154,
      sort: 'gmtVoided',
      optional: sellers,
      render: ({ gmtVoided }) => <TimeText at={gmtVoided} />,
    },
    {
      key: 'refundDue',
      title: t('labels.refundDue'),
      width: 112,
      optional: sellers,
      render: ({ gmtRefundDue }) => <TimeText at={gmtRefundDue} show="day" />,
    },
    {
      key: 'actions',
      title: '',
      width: sellers ? 122 : 146,
      fixed: true,
      render: (row) => (
        <RowActions>
          {rowActions[whose]
            .filter((name) => row.actions.includes(name))
            .map((name) => (
              <Button key={name} size="small" type={whose === 'finance' ? 'default' : 'text'} onClick={() => void actions[name]([row])}>
                {words(shippingLabelActions[name])}
              </Button>
            ))}
        </RowActions>
      ),
    },
  ];
};

const Recipient = ({ to: { recipient, city, state } }: Pick<ShippingLabelRow, 'to'>) => (
  <span className={styles['recipient']}>
    <span>{recipient}</span>
    <small>
      {city}, {state}
    </small>
  </span>
);
