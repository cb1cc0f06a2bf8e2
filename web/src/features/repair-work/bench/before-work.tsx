import { CalendarCheck, PackageX, Wrench, X } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { repairDefectNames, repairDefects, type RepairDefect } from '#contracts/repair/repair-bench.ts';
import { listRepairBoxes } from '#contracts/repair/repair-boxes.ts';
import type { RepairDetail } from '#contracts/repair/repair-queries.ts';
import { useRead } from '#web/api/use-read.ts';
import { useWords } from '#web/i18n/use-words.ts';
import { BoxSwatch } from '#web/shared/repair-box/box-swatch.tsx';
import { usePhotos } from '#web/ui/camera/use-photos.ts';
import { Choices } from '#web/ui/floor/parts/choices.tsx';
import { FloorButton } from '#web/ui/floor/parts/floor-button.tsx';
import type { DrawBench } from './draw-bench.ts';
import styles from './bench.module.css';
import { OnTheBench } from './on-the-bench.tsx';
import { Shots, urlsOf } from './shots.tsx';
import { useBenchCommands } from './use-bench-commands.ts';

/** An item that was fetched: is it repairable, what is wrong with it, and in which box does it lie (R4.49)? */
export const BeforeWork = ({ repair, page }: { repair: RepairDetail; page: DrawBench }) => {
  const { t } = useTranslation();
  const words = useWords();
  const { repairNo, actions, today } = repair;
  const commands = useBenchCommands(repair);
  const photos = usePhotos(repairNo);
  const [defects, setDefects] = useState<readonly RepairDefect[]>([]);
  const [box, setBox] = useState<string>();
  const boxes = useRead(listRepairBoxes);
  const waybill = usePhotos(`${repairNo} waybill`);
  const urls = urlsOf(photos);
  const waybillUrls = urlsOf(waybill);

  const toggle = (defect: RepairDefect) =>
    setDefects((before) => (before.includes(defect) ? before.filter((other) => other !== defect) : [...before, defect]));
  const start = () =>
    urls &&
    waybillUrls &&
    commands.start({
      repairNo,
      beforePhotos: urls,
      defects: [...defects],
      ...(box && { box }),
      ...(waybillUrls.length > 0 && { waybillPhotos: waybillUrls }),
    });

  return page(
    <>
      <OnTheBench repair={repair} />
      <Shots
        title={t('repairBench.before')}
        hint={t('repairBench.beforeHint')}
        photos={photos}
        earlier={{ label: t('repairBench.ofTheSeller'), urls: repair.beforePhotos }}
        required
      />
      <Shots title={t('repairBench.waybill')} hint={t('repairBench.waybillHint')} photos={waybill} />
    </>,
    <>
      <section className={styles['group']}>
        <h2>{t('repairBench.defects')}</h2>
        <Choices
          columns={2}
          choices={repairDefectNames.map((defect, index) => ({
            key: String(index + 1),
            label: words(repairDefects[defect]),
            tone: defects.includes(defect) ? 'chosen' : 'plain',
            run: () => toggle(defect),
          }))}
        />
      </section>
      <section className={styles['group']}>
        <h2>{t('repairWork.box')}</h2>
        <div className={styles['boxes']} role="radiogroup" aria-label={t('repairWork.box')}>
          {boxes.data?.records.map(({ boxId, name, colour }) => (
            <button key={boxId} type="button" role="radio" aria-checked={box === boxId} onClick={() => setBox(box === boxId ? undefined : boxId)}>
              <BoxSwatch colour={colour} />
              {name}
            </button>
          ))}
        </div>
      </section>
      {urls?.length === 0 && <p className={styles['missing']}>{t('repairBench.beforeMissing')}</p>}
      <FloorButton tone="next" icon={Wrench} disabled={commands.busy || !urls || urls.length === 0 || !waybillUrls} onClick={start}>
        {t('repairBench.repairable')}
      </FloorButton>
      <FloorButton tone="danger" icon={X} disabled={commands.busy} onClick={() => void commands.fail()}>
        {t('repairBench.notRepairable')}
      </FloorButton>
      {actions.includes('today') && !today && (
        <FloorButton icon={CalendarCheck} disabled={commands.busy} onClick={commands.today}>
          {t('repairWork.moveToday')}
        </FloorButton>
      )}
      <FloorButton icon={PackageX} disabled={commands.busy} onClick={() => void commands.lose()}>
        {t('repairBench.loseBox')}
      </FloorButton>
    </>,
  );
};
