// Loaded before a node's program: its clock goes as far ahead of the machine's as the file says, which is read again at SIGUSR2.
import { readFileSync } from 'node:fs';

const file = process.env.SHIFTED_CLOCK;
const ahead = () => Number(readFileSync(file, 'utf8'));
let shift = ahead();
process.on('SIGUSR2', () => (shift = ahead()));

const MachineDate = Date;
const now = () => MachineDate.now() + shift;
globalThis.Date = new Proxy(MachineDate, {
  construct: (target, given, made) => Reflect.construct(target, given.length === 0 ? [now()] : given, made),
  apply: () => new MachineDate(now()).toString(),
  get: (target, name, receiver) => (name === 'now' ? now : Reflect.get(target, name, receiver)),
});
