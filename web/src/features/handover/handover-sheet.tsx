import { useTranslation } from 'react-i18next';
import type { DataOf } from '#contracts/kernel/endpoint.ts';
import type { getHandover } from '#contracts/outbound/handover.ts';
import { PrintSheet } from '#web/ui/print/print-sheet.tsx';

type Handover = DataOf<typeof getHandover>;

interface Props {
  handover: Handover;
  carrier: Handover['carriers'][number];
  onPrinted: () => void;
}

const kilograms = (grams: number): string => (grams / 1000).toFixed(2);

/** What the carrier signs for: every waybill of the day, with the totals at the foot. */
export const HandoverSheet = ({ handover: { wareName, day }, carrier, onPrinted }: Props) => {
  const { t } = useTranslation();
  const name = carrier.carrier || t('handover.noCarrier');
  return (
    <PrintSheet onPrinted={onPrinted}>
      <h1>
        {t('handover.list')} · {name}
      </h1>
      <p>{`${wareName} · ${day} · ${t('handover.orders', { count: carrier.orders })}`}</p>
      <table>
        <thead>
          <tr>
            <th>{t('handover.waybill')}</th>
            <th>{t('handover.order')}</th>
            <th>{t('handover.shop')}</th>
            <th>{t('handover.parcelsHead')}</th>
            <th>{t('handover.itemsHead')}</th>
            <th>{t('handover.weight')}</th>
          </tr>
        </thead>
        <tbody>
          {carrier.shipments.map(({ oddNo, logNo, shopInfo, parcels, items, grams }) => (
            <tr key={oddNo}>
              <td>{logNo}</td>
              <td>{oddNo}</td>
              <td>{shopInfo.realname}</td>
              <td>{parcels}</td>
              <td>{items}</td>
              <td>{kilograms(grams)}</td>
            </tr>
          ))}
          <tr>
            <th colSpan={3}>{t('handover.total')}</th>
            <th>{carrier.parcels}</th>
            <th>{carrier.items}</th>
            <th>{kilograms(carrier.grams)}</th>
          </tr>
        </tbody>
      </table>
      <p>{t('handover.signature')}: ______________________________</p>
    </PrintSheet>
  );
};
