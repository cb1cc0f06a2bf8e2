import type { Pool } from 'pg';
import { systemClock } from '#kernel/clock.ts';
import { logReader, type LogReader } from '#kernel/event-store/reading/log-reader.ts';
import { pgPersonalData } from '#kernel/personal-data/personal-data.ts';
import { demoPersonalDataKey, masterKeyOf } from '#kernel/personal-data/master-key.ts';

/** The log of a demo world whose nodes are processes of their own. */
export const demoLog = (pool: Pool): LogReader => logReader(pool, pgPersonalData(pool, masterKeyOf(demoPersonalDataKey), systemClock));
