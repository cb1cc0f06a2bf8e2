import { findItemRoute } from '#services/missing/find-item.ts';
import { approveWriteOffRoute, requestWriteOffRoute } from '#services/missing/write-off.ts';
import { hoursAfter, minutesAfter } from '../engine/calendar.ts';
import type { Player } from '../engine/player.ts';
import type { Story } from '../engine/timeline.ts';
import type { Demo } from './demo.ts';
import type { Piece } from './stock.ts';

/** Of so many missed pieces one is never found. */
const foundButOneOf = 4;

/** A piece was not on its shelf: it turns up hours later, or two people write it off. */
export const isMissed = (demo: Demo, piece: Piece, operator: Player): void => {
  const { stage, line, missed, random } = demo;
  const searched = hoursAfter(stage.clock.now(), 2 + random.next() * 60);
  missed.push(piece);
  if (missed.length % foundButOneOf !== 1) line.once(searched, () => found(demo, piece, operator));
  else line.begin(isOfToday(demo) ? minutesAfter(stage.clock.now(), 20) : searched, writtenOff(demo, piece));
};

/** What is missed today shows how it goes: one piece waits for the second person. */
const isOfToday = ({ stage, now }: Demo): boolean => hoursAfter(stage.clock.now(), 24) > now;

/** It lay behind another; whoever missed it finds it. */
const found = async (demo: Demo, piece: Piece, operator: Player): Promise<void> => {
  await demo.stage.act(operator, findItemRoute, { oneId: piece.oneId, shelfId: piece.shelfId });
  demo.stock.add(piece);
};

async function* writtenOff({ stage, crew, shelves }: Demo, piece: Piece): Story {
  const { oneId, warehouseId, shelfId } = piece;
  await stage.act(crew.onDuty('floorLead', warehouseId), requestWriteOffRoute, { oneId, reason: 'Not found in three searches of the zone' });
  yield hoursAfter(stage.clock.now(), 20);
  await stage.act(crew.onDuty('operations'), approveWriteOffRoute, { oneId });
  shelves.take(shelfId, piece);
}
