import type { ItemDetail } from '#contracts/item/item-queries.ts';
import { DrawerPanes } from '#web/ui/drawer/drawer-content.tsx';
import styles from './drawer.module.css';
import { ItemHeader } from './header/item-header.tsx';
import { RunningPanel } from './running/running-panel.tsx';
import { SideColumn } from './side/side-column.tsx';
import { Timeline } from './timeline/timeline.tsx';

interface Props {
  item: ItemDetail;
  onOpen: (oneId: string) => void;
}

/** What it is, what is going on with it, what happened to it, and what it costs and where it lies. */
export const ItemPanes = ({ item, onOpen }: Props) => (
  <>
    <ItemHeader item={item} />
    <DrawerPanes
      side={
        <div className={styles['side']}>
          <SideColumn item={item} onOpen={onOpen} />
        </div>
      }
    >
      <div className={styles['running']}>
        <RunningPanel item={item} />
      </div>
      <div className={styles['timeline']}>
        <Timeline item={item} />
      </div>
    </DrawerPanes>
  </>
);
