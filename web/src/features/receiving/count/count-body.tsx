import { PackageX, Search } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { PhotoCamera } from '#web/ui/camera/photo-camera.tsx';
import { Question } from '#web/ui/floor/parts/choices.tsx';
import { FloorButton, FloorButtons } from '#web/ui/floor/parts/floor-button.tsx';
import { CountLines } from './count-lines.tsx';
import { DamageBar } from '../units/damage-bar.tsx';
import { FinishCount } from './finish-count.tsx';
import { SkuPicker } from '../units/sku-picker.tsx';
import { inSizeOrder } from '#web/ui/text/size.ts';
import type { Asking } from '../receiving-state.ts';
import type { Open } from '../units/unit-steps.ts';
import type { Receiving } from '../use-receiving.ts';
import type { Count } from './count.ts';

/** The middle of the page while a parcel is counted: its lines, or the one question that is open. */
export const CountBody = ({ open, receiving }: { open: Open; receiving: Receiving }) => {
  const { t } = useTranslation();
  const { state, send, damage, work } = receiving;
  const { parcel, count } = open;
  const { asking } = state;
  const ask = (next: Asking | undefined) => send({ type: 'asked', asking: next });
  const back = () => ask(undefined);
  const damageBar = (
    <DamageBar
      photos={damage.photos}
      refusal={damage.refusal}
      onOpen={() => send({ type: 'damageShown' })}
      onCancel={() => send({ type: 'damageCancelled' })}
    />
  );

  if (state.isPhotographing)
    return (
      <>
        <PhotoCamera title={t('receiving.damageOf')} onTake={damage.add} onClose={() => send({ type: 'damageHidden' })} />
        {damageBar}
      </>
    );
  if (asking === 'finish') return <FinishCount parcel={parcel} count={count} waiting={work.outbox.pending.length} onBack={back} />;
  if (asking === 'sku') return <SkuPicker onChoose={(sku, sizes) => ask({ sizesOf: sku, sizes })} onBack={back} />;
  if (asking && 'over' in asking) {
    const { sku, size } = asking.over;
    return (
      <Question
        title={asking.isForecast ? t('receiving.overTitle') : t('receiving.notForecast', { sku })}
        text={asking.isForecast && t('receiving.overText', { sku, size })}
        choices={[
          {
            key: '1',
            label: t('receiving.receiveOver'),
            hint: t('receiving.receiveOverHint'),
            run: () => send({ type: 'overConfirmed', sku, size, open }),
          },
          { key: '2', label: t('receiving.cancel'), run: back },
        ]}
      />
    );
  }
  if (asking)
    return (
      <Sizes
        sku={asking.sizesOf}
        sizes={asking.sizes}
        lines={count.lines}
        onChoose={(size) => send({ type: 'sizeChosen', sku: asking.sizesOf, size, open })}
        onBack={back}
      />
    );

  const complete = count.expected > 0 && count.arrived >= count.expected;
  return (
    <>
      {damageBar}
      {complete && <Finish tone="next" onAsk={() => ask('finish')} />}
      <FloorButtons>
        <FloorButton icon={PackageX} keys="d" keyLabel={t('receiving.damaged')} onClick={() => send({ type: 'damageShown' })}>
          {t('receiving.damaged')}
        </FloorButton>
        <FloorButton icon={Search} keys="k" keyLabel={t('receiving.anotherSku')} onClick={() => ask('sku')}>
          {t('receiving.anotherSku')}
        </FloorButton>
      </FloorButtons>
      <CountLines unclaimed={parcel.unclaimed} lines={count.lines} onReceive={(line) => send({ type: 'lineChosen', line, open })} />
      {!complete && count.receipts.length > 0 && <Finish tone="plain" onAsk={() => ask('finish')} />}
    </>
  );
};

const Finish = ({ tone, onAsk }: { tone: 'next' | 'plain'; onAsk: () => void }) => {
  const { t } = useTranslation();
  return (
    <FloorButton tone={tone} keys={tone === 'next' ? 'Enter' : 'f'} keyLabel={t('receiving.finish')} onClick={onAsk}>
      {t('receiving.finish')}
    </FloorButton>
  );
};

/** Further sizes are tapped or scanned. */
const keys = '1234567890';

interface SizesProps {
  sku: string;
  sizes: readonly string[];
  lines: Count['lines'];
  onChoose(size: string): void;
  onBack(): void;
}

const Sizes = ({ sku, sizes, lines, onChoose, onBack }: SizesProps) => {
  const { t } = useTranslation();
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
        choices={inSizeOrder(sizes).map((size, index) => ({
          key: keys[index] ?? '',
          label: size,
          hint: left(size),
          run: () => onChoose(size),
        }))}
      />
      <FloorButton keys="Escape" onClick={onBack}>
        {t('receiving.cancel')}
      </FloorButton>
    </>
  );
};
