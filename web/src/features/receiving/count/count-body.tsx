import { PackageX, Search } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { PackageDetail } from '#contracts/forecast/package-queries.ts';
import { PhotoCamera } from '#web/ui/camera/photo-camera.tsx';
import { Question } from '#web/ui/floor/parts/choices.tsx';
import { FloorButton, FloorButtons } from '#web/ui/floor/parts/floor-button.tsx';
import { CountLines } from './count-lines.tsx';
import { DamageBar } from '../units/damage-bar.tsx';
import { FinishCount } from './finish-count.tsx';
import { SkuPicker } from '../units/sku-picker.tsx';
import { inSizeOrder } from '#web/ui/text/size.ts';
import type { Receiving } from '../use-receiving.ts';

/** The middle of the page while a parcel is counted: its lines, or the one question that is open. */
export const CountBody = ({ parcel, receiving }: { parcel: PackageDetail; receiving: Receiving }) => {
  const { t } = useTranslation();
  const { asking, setAsking, damage, work } = receiving;
  const { count } = work;
  if (!count) return null;
  const back = () => setAsking(undefined);

  if (damage.open)
    return (
      <>
        <PhotoCamera title={t('receiving.damageOf')} take={damage.add} close={() => damage.setOpen(false)} />
        <DamageBar damage={damage} />
      </>
    );
  if (asking === 'finish') return <FinishCount parcel={parcel} count={count} waiting={work.outbox.pending.length} back={back} />;
  if (asking === 'sku') return <SkuPicker choose={(sku, sizes) => setAsking({ sizesOf: sku, sizes })} back={back} />;
  if (asking && 'over' in asking) {
    const { sku, size } = asking.over;
    return (
      <Question
        title={asking.forecast ? t('receiving.overTitle') : t('receiving.notForecast', { sku })}
        text={asking.forecast && t('receiving.overText', { sku, size })}
        choices={[
          { key: '1', label: t('receiving.receiveOver'), hint: t('receiving.receiveOverHint'), run: () => receiving.receiveOver({ sku, size }) },
          { key: '2', label: t('receiving.cancel'), run: back },
        ]}
      />
    );
  }
  if (asking) return <Sizes sku={asking.sizesOf} sizes={asking.sizes} receiving={receiving} />;

  const complete = count.expected > 0 && count.arrived >= count.expected;
  return (
    <>
      <DamageBar damage={damage} />
      {complete && <Finish tone="next" ask={() => setAsking('finish')} />}
      <FloorButtons>
        <FloorButton icon={PackageX} keys="d" does={t('receiving.damaged')} onClick={() => damage.setOpen(true)}>
          {t('receiving.damaged')}
        </FloorButton>
        <FloorButton icon={Search} keys="k" does={t('receiving.anotherSku')} onClick={() => setAsking('sku')}>
          {t('receiving.anotherSku')}
        </FloorButton>
      </FloorButtons>
      <CountLines unclaimed={parcel.unclaimed} lines={count.lines} receive={receiving.receiveLine} />
      {!complete && count.receipts.length > 0 && <Finish tone="plain" ask={() => setAsking('finish')} />}
    </>
  );
};

const Finish = ({ tone, ask }: { tone: 'next' | 'plain'; ask: () => void }) => {
  const { t } = useTranslation();
  return (
    <FloorButton tone={tone} keys={tone === 'next' ? 'Enter' : 'f'} does={t('receiving.finish')} onClick={ask}>
      {t('receiving.finish')}
    </FloorButton>
  );
};

/** Further sizes are tapped or scanned. */
const keys = '1234567890';

const Sizes = ({ sku, sizes, receiving }: { sku: string; sizes: readonly string[]; receiving: Receiving }) => {
  const { t } = useTranslation();
  const lines = receiving.work.count?.lines ?? [];
  const left = (size: string) => {
    const line = lines.find((candidate) => candidate.sku === sku && candidate.size === size);
    return line && line.expected > 0 ? t('receiving.received', { received: line.received, expected: line.expected }) : undefined;
  };
  return (
    <>
      <Question
        title={t('receiving.sizeOf', { sku })}
        columns={3}
        large
        choices={inSizeOrder(sizes).map((size, at) => ({
          key: keys[at] ?? '',
          label: size,
          hint: left(size),
          run: () => receiving.chooseSize(sku, size),
        }))}
      />
      <FloorButton keys="Escape" onClick={() => receiving.setAsking(undefined)}>
        {t('receiving.cancel')}
      </FloorButton>
    </>
  );
};
