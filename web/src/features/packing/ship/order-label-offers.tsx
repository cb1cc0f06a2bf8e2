import { InputNumber } from 'antd';
import type { TFunction } from 'i18next';
import { X } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { buyOrderLabelEndpoint, rateOrderLabelEndpoint } from '#contracts/labels/order-labels/order-label-commands.ts';
import { carrierServices, type CarrierServiceName } from '#contracts/labels/shipping/carrier-services.ts';
import { MAX_SIDE_CM } from '#contracts/labels/shipping/shipping-label-fields.ts';
import { getOrder } from '#contracts/outbound/order-queries.ts';
import type { OrderDetail } from '#contracts/outbound/order-rows.ts';
import { useCommand } from '#web/api/use-command.ts';
import { useRead } from '#web/api/use-read.ts';
import { useServiceName } from '#web/shared/labels/use-service-name.ts';
import { Choices } from '#web/ui/floor/parts/choices.tsx';
import { FloorButton, FloorButtons } from '#web/ui/floor/parts/floor-button.tsx';
import { FloorRows } from '#web/ui/floor/parts/floor-rows.tsx';
import { formatMoney } from '#web/ui/text/formats.ts';
import { useDebouncedValue } from '#web/ui/use-debounced.ts';
import styles from '../packing.module.css';

const sides = ['lengthCm', 'widthCm', 'heightCm'] as const;
type Size = Record<(typeof sides)[number], number>;

/** A box of one pair. */
const usualSize: Size = { lengthCm: 36, widthCm: 26, heightCm: 15 };

/** Milliseconds without a key before the prices are asked for. */
const pause = 350;

/** The label of an order that brought none, bought from a carrier: its box, what each service asks, and the one that is chosen. */
export default function OrderLabelOffers({ order, onClose }: { order: OrderDetail; onClose: () => void }) {
  const { t } = useTranslation();
  const nameOf = useServiceName();
  const { oddNo, boxSizes, parcels } = order;
  const [size, setSize] = useState<Size>(() => sizeOf(boxSizes[0] ?? usualSize));
  const weightGrams = parcels.reduce((sum, parcel) => sum + parcel.weightGrams, 0);
  const asked = useDebouncedValue(
    useMemo(() => ({ oddNo, parcel: { weightGrams, ...size } }), [oddNo, weightGrams, size]),
    pause,
  );
  const read = useRead(rateOrderLabelEndpoint, asked, { quiet: true });
  const buy = useCommand(buyOrderLabelEndpoint, { invalidates: [getOrder] });
  const buying = (service: CarrierServiceName, feeCents: number): void => {
    if (buy.isPending) return;
    // A refusal is shown by whoever sends; the prices stay where they are.
    buy.mutateAsync({ ...asked, service, feeCents }).then(onClose, () => undefined);
  };
  const offers = read.isError || read.isPlaceholderData ? [] : (read.data?.offers ?? []);
  return (
    <FloorRows title={t('packing.label')}>
      <div className={styles['box']}>
        {sides.map((side) => (
          <label key={side}>
            {t(`packing.sides.${side}`)}
            <InputNumber
              min={1}
              max={MAX_SIDE_CM}
              precision={0}
              style={{ width: '100%' }}
              value={size[side]}
              onChange={(value) => value !== null && setSize({ ...size, [side]: value })}
            />
          </label>
        ))}
      </div>
      {read.error ? (
        <p className={styles['empty']} role="alert">
          {read.error.message}
        </p>
      ) : (
        offers.length === 0 && <p className={styles['empty']}>{t('packing.pricesWait')}</p>
      )}
      <Choices
        choices={offers.map(({ service, feeCents }, index) => ({
          key: index < 9 ? String(index + 1) : '',
          label: nameOf(service),
          hint: `${formatMoney(feeCents)} · ${daysText(t, carrierServices[service].days)}`,
          run: () => buying(service, feeCents),
        }))}
      />
      <FloorButtons>
        <FloorButton icon={X} keys="Escape" onClick={onClose}>
          {t('packing.ownLabel')}
        </FloorButton>
      </FloorButtons>
    </FloorRows>
  );
}

const sizeOf = ({ lengthCm, widthCm, heightCm }: Size): Size => ({ lengthCm, widthCm, heightCm });

const daysText = (t: TFunction, { from, to }: { from: number; to: number }): string =>
  from === to ? t('packing.days', { count: to }) : t('packing.daysBetween', { from, to });
