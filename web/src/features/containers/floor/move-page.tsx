import { Boxes, MoveRight, Undo2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { containerKinds, containerStates } from '#contracts/containers/container-events.ts';
import { listContainers, type ContainerDetail } from '#contracts/containers/container-queries.ts';
import { formatOneId } from '#contracts/item/one-id.ts';
import { useRead } from '#web/api/use-read.ts';
import { useUser } from '#web/core/access/use-user.ts';
import { useWayBack } from '#web/core/routes/use-way-back.ts';
import { useWords } from '#web/i18n/use-words.ts';
import { FloorPage } from '#web/ui/floor/page/floor-page.tsx';
import { FloorButton } from '#web/ui/floor/parts/floor-button.tsx';
import { FloorDone } from '#web/ui/floor/parts/floor-done.tsx';
import { FloorRow, FloorRows } from '#web/ui/floor/parts/floor-rows.tsx';
import { ScanErrorScreen } from '#web/ui/floor/scan/scan-error.tsx';
import { usePageName } from '#web/ui/page/page-tab.ts';
import { ReadStates } from '#web/ui/states/read-states.tsx';
import { SkeletonRows } from '#web/ui/states/skeletons.tsx';
import { StatusTag } from '#web/ui/status/status-tag.tsx';
import { sizeText } from '#web/ui/text/size.ts';
import { useMove } from './use-move.ts';

/** Moves a container with everything in it by one scan, or a whole shelf by two. */
export default function MovePage() {
  const { t } = useTranslation();
  const words = useWords();
  const back = useWayBack();
  const { warehouse } = useUser();
  const { containerId, container, from, onShelf, error, dismiss, scan, last, takeOut, open } = useMove();
  usePageName(t('containers.pages.move'));
  const inHand = containerId === undefined ? undefined : container.data;
  const placeholder = t(containerId !== undefined ? 'moving.scanForContainer' : from ? 'moving.scanTo' : 'moving.scanStart');
  const meta = inHand ? `${words(containerKinds[inHand.kind])} ${formatOneId(inHand.containerId)}` : (from?.name ?? warehouse?.name);

  return (
    <FloorPage title={t('containers.pages.move')} meta={meta} back={back} scan={{ placeholder, onScan: scan, trouble: error?.code }} last={last}>
      {error ? (
        <ScanErrorScreen {...error} onDismiss={dismiss} place={meta} />
      ) : containerId !== undefined ? (
        <ReadStates read={container} skeleton={<SkeletonRows rows={4} height={64} />}>
          {(held) => <InHand container={held} onTakeOut={takeOut} onFinish={() => open({})} />}
        </ReadStates>
      ) : from ? (
        <FloorDone
          icon={MoveRight}
          tone="idle"
          title={t('moving.fromShelf', { shelf: from.name })}
          lines={[onShelf.data && t('moving.shelfItems', { count: onShelf.data.totalCount }), t('moving.scanTo')]}
        >
          <FloorButton keys="Escape" onClick={() => open({})}>
            {t('moving.cancel')}
          </FloorButton>
        </FloorDone>
      ) : (
        <ContainersHere onOpen={(chosen) => open({ containerId: chosen })} />
      )}
    </FloorPage>
  );
}

interface InHandProps {
  container: ContainerDetail;
  onTakeOut: (oneId: string) => void;
  onFinish: () => void;
}

const InHand = ({ container: { contents, items, shelvesName }, onTakeOut, onFinish }: InHandProps) => {
  const { t } = useTranslation();
  return (
    <>
      <FloorDone
        icon={Boxes}
        tone="idle"
        title={t('moving.inContainer', { count: items })}
        lines={[t('moving.standsOn', { shelf: shelvesName }), t('moving.scanForContainer')]}
      >
        <FloorButton keys="Escape" onClick={onFinish}>
          {t('moving.finish')}
        </FloorButton>
      </FloorDone>
      {contents.length > 0 && (
        <FloorRows title={t('moving.contents')}>
          {contents.map(({ oneId, img, remarks, spec }) => (
            <FloorRow
              key={oneId}
              image={img}
              title={`${sizeText(spec)} · ${remarks}`}
              text={<span className="code">{formatOneId(oneId)}</span>}
              end={
                <FloorButton icon={Undo2} onClick={() => onTakeOut(oneId)}>
                  {t('moving.takeOut')}
                </FloorButton>
              }
            />
          ))}
        </FloorRows>
      )}
    </>
  );
};

const MAX_ROWS = 50;

const ContainersHere = ({ onOpen }: { onOpen: (containerId: string) => void }) => {
  const { t } = useTranslation();
  const words = useWords();
  const { warehouse } = useUser();
  const read = useRead(listContainers, { wareId: warehouse?.id, size: MAX_ROWS, sort: 'gmtModify' });
  return (
    <>
      <FloorDone icon={MoveRight} tone="idle" title={t('moving.scanStart')} lines={[t('moving.startText')]} />
      <ReadStates read={read} skeleton={<SkeletonRows rows={4} height={64} />}>
        {({ data }) => (
          <FloorRows title={data.length === 0 ? t('moving.none') : t('moving.containers')}>
            {data.map(({ containerId, kind, state, items, shelvesName }) => (
              <FloorRow
                key={containerId}
                title={formatOneId(containerId)}
                text={[words(containerKinds[kind]), t('moving.standsOn', { shelf: shelvesName }), t('moving.inContainer', { count: items })].join(
                  ' · ',
                )}
                end={<StatusTag tone={containerStates[state].tone}>{words(containerStates[state])}</StatusTag>}
                onClick={() => onOpen(containerId)}
              />
            ))}
          </FloorRows>
        )}
      </ReadStates>
    </>
  );
};
