import { parentPort, workerData } from 'node:worker_threads';
import { simulate, type SimulationWork } from './simulate.ts';

parentPort!.postMessage(simulate(workerData as SimulationWork), []);
