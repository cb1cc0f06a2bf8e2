import type { RecordedEvent } from '#contracts/kernel/events/recorded-event.ts';
import type { Upcaster } from '#contracts/kernel/events/event-schemas.ts';
import { upcasters } from '#contracts/upcasters.ts';

export interface Upcasting {
  /** The event in today's shape, whatever version it was recorded in. */
  upcast(event: RecordedEvent): RecordedEvent;
  /** What new events of the type are recorded as; 1 where the shape never changed. */
  currentSchemaVersion(type: string): number;
}

/** Throws when the steps of a type leave a gap or repeat a version. */
export const upcasting = (changes: readonly Upcaster[]): Upcasting => {
  const steps = new Map<string, Upcaster[]>();
  for (const upcaster of [...changes].sort((a, b) => a.from - b.from)) {
    const ofType = steps.get(upcaster.type) ?? [];
    if (upcaster.from !== ofType.length + 1) throw new Error(`The upcasters of ${upcaster.type} do not go on from version ${ofType.length + 1}.`);
    steps.set(upcaster.type, [...ofType, upcaster]);
  }
  const currentSchemaVersion = (type: string) => (steps.get(type)?.length ?? 0) + 1;

  return {
    currentSchemaVersion,
    upcast: (event) => {
      const ahead = steps.get(event.type)?.slice(event.schemaVersion - 1) ?? [];
      if (ahead.length === 0) return event;
      const data = ahead.reduce<Record<string, unknown>>((shape, step) => step.upcast(shape, event), event.data as Record<string, unknown>);
      return { ...event, data, schemaVersion: currentSchemaVersion(event.type) };
    },
  };
};

/** Of the events of the portal. Whoever reads or writes the log goes by it unless told otherwise. */
export const currentSchemas: Upcasting = upcasting(upcasters);
