import { ConfigProvider, type ThemeConfig } from 'antd';
import { ChevronLeft } from 'lucide-react';
import { lazy, Suspense, use, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import styles from './floor-page.module.css';
import { FloorStatusContext } from './floor-status.ts';
import { LastScan, type LastScanned } from './last-scan.tsx';
import { ScanField } from '../scan/scan-field.tsx';
import { Segments, type ProgressMarks } from './segments.tsx';

const CodeCamera = lazy(() => import('../scan/code-camera.tsx'));

/** Floor pages are read at arm's length and touched with gloves. */
const floorTheme: ThemeConfig = { token: { fontSize: 16, controlHeight: 56, borderRadius: 12 } };

interface Props {
  title: string;
  /** Which piece of work: "IB-1120-03 · Kicks & Co." */
  meta?: ReactNode;
  /** Where the arrow leads; without it there is none. */
  back: string | undefined;
  progress?: ProgressMarks | undefined;
  /** The other pages of the same flow. */
  steps?: ReactNode;
  scan: { placeholder: string; onScan: (code: string) => void; trouble?: string | undefined };
  /** Where scans are recorded: the last one, or `nothing` yet. */
  last?: LastScanned | 'nothing';
  children: ReactNode;
  /** On a wide screen beside the rest, on a handheld below it. */
  side?: ReactNode;
}

/** The one pattern of the floor: what and how far on top, the scan field always in the same place, one question in the middle, the last scan at the foot. */
export const FloorPage = ({ title, meta, back, progress, steps, scan, last, children, side }: Props) => {
  const { t } = useTranslation();
  const [cameraOpen, setCameraOpen] = useState(false);
  const status = use(FloorStatusContext);
  const total = progress?.total;
  const body = useRef<HTMLDivElement>(null);
  const { placeholder, trouble } = scan;
  useLayoutEffect(() => {
    scrollToTop(body.current);
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- another question stands at the top, wherever the one before was scrolled to
  }, [placeholder, trouble]);
  const onScan = (code: string) => {
    scrollToTop(body.current);
    scan.onScan(code);
  };
  return (
    <ConfigProvider theme={floorTheme}>
      <div className={styles['page']}>
        <header className={styles['head']}>
          <div className={styles['titleRow']}>
            {back && (
              <Link to={back} className={styles['back']} aria-label={t('app.back')}>
                <ChevronLeft size={26} strokeWidth={1.9} aria-hidden />
              </Link>
            )}
            <div className={styles['title']}>
              <h1>{title}</h1>
              {meta && <p>{meta}</p>}
            </div>
            {progress && (
              <p
                className={styles['count']}
                role="status"
                aria-label={total === undefined ? undefined : t('ui.progress', { done: progress.done, total })}
              >
                <b>{progress.done}</b> {total !== undefined && t('floor.of', { total })}
                {progress.extra ? ` · +${progress.extra}` : ''}
              </p>
            )}
          </div>
          <div className={styles['marks']}>{progress && total !== undefined && <Segments {...progress} total={total} />}</div>
          <ScanField {...scan} onScan={onScan} cameraOpen={cameraOpen} onToggleCamera={() => setCameraOpen(!cameraOpen)} />
          {cameraOpen && (
            <Suspense>
              <CodeCamera onScan={onScan} />
            </Suspense>
          )}
          {steps}
          {status}
        </header>
        <div ref={body} className={styles['body']} data-columns={side ? 2 : 1}>
          <div className={styles['main']}>{children}</div>
          {side && <div className={styles['main']}>{side}</div>}
        </div>
        {last && <LastScan last={last} />}
      </div>
    </ConfigProvider>
  );
};

const scrollToTop = (body: HTMLElement | null): void => {
  body?.scrollTo({ top: 0 });
};
