import { Input } from 'antd';
import { Check, PackageX, X } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MAX_REMARK } from '#contracts/kernel/fields/typed-lengths.ts';
import { qcResultNames, qcResults, type QcResult } from '#contracts/repair/repair-bench.ts';
import type { RepairDetail } from '#contracts/repair/repair-queries.ts';
import { useWords } from '#web/i18n/use-words.ts';
import { usePhotos } from '#web/ui/camera/use-photos.ts';
import { Choices } from '#web/ui/floor/parts/choices.tsx';
import { FloorButton } from '#web/ui/floor/parts/floor-button.tsx';
import type { DrawBench } from './draw-bench.ts';
import styles from './bench.module.css';
import { OnTheBench } from './on-the-bench.tsx';
import { Shots, urlsOf } from './shots.tsx';
import { useBenchCommands } from './use-bench-commands.ts';

/** An item in work: photos from the angle of those before (R5.38), how the work was found, and done. */
export const AtWork = ({ repair, page }: { repair: RepairDetail; page: DrawBench }) => {
  const { t } = useTranslation();
  const words = useWords();
  const { repairNo, beforePhotos } = repair;
  const commands = useBenchCommands(repair);
  const after = usePhotos(repairNo);
  const checked = usePhotos(repairNo);
  const [result, setResult] = useState<QcResult>('passed');
  const [remark, setRemark] = useState('');
  const [afterUrls, qcUrls] = [urlsOf(after), urlsOf(checked)];

  const complete = () =>
    afterUrls && qcUrls && commands.complete({ repairNo, afterPhotos: afterUrls, remark: remark.trim(), qc: { result, photos: qcUrls } });

  return page(
    <>
      <OnTheBench repair={repair} />
      <Shots
        title={t('repairBench.after')}
        hint={t('repairBench.sameAngle')}
        photos={after}
        earlier={{ label: t('repairBench.before'), urls: beforePhotos }}
        required
      />
    </>,
    <>
      <section className={styles['group']}>
        <h2>{t('repairBench.qc')}</h2>
        <Choices
          columns={2}
          choices={qcResultNames.map((name, index) => ({
            key: String(index + 1),
            label: words(qcResults[name]),
            tone: result === name ? 'chosen' : 'plain',
            run: () => setResult(name),
          }))}
        />
      </section>
      <Shots title={t('repairBench.qcPhoto')} photos={checked} />
      <label className={styles['remark']}>
        <span>{t('repairBench.remark')}</span>
        <Input.TextArea
          autoSize={{ minRows: 1, maxRows: 4 }}
          maxLength={MAX_REMARK}
          value={remark}
          onChange={(event) => setRemark(event.target.value)}
        />
      </label>
      {afterUrls?.length === 0 && <p className={styles['missing']}>{t('repairBench.afterMissing')}</p>}
      <FloorButton tone="next" icon={Check} disabled={commands.busy || !afterUrls || !qcUrls || afterUrls.length === 0} onClick={complete}>
        {t('repairBench.complete')}
      </FloorButton>
      <FloorButton tone="danger" icon={X} disabled={commands.busy} onClick={() => void commands.fail()}>
        {t('repairBench.notRepairable')}
      </FloorButton>
      <FloorButton icon={PackageX} disabled={commands.busy} onClick={() => void commands.lose()}>
        {t('repairBench.loseBox')}
      </FloorButton>
    </>,
  );
};
