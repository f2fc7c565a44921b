import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { log } from '@/lib/platform/log';

const patienceMs = 30_000;
const checkMs = 2_000;

type Progress = { sentBytes: number; at: number };

/**
 * Closes connections that have read nothing of their answer for `patienceMs`. Node's own timeout takes twice as long
 * for a partial write, and would also close connections that wait for our answer. Progress is measured per write;
 * therefore answers are written in slices.
 */
export function cutSlowReaders(server: Server, times = { patienceMs, checkMs }): void {
  const open = new Map<Socket, Progress>();
  server.on('connection', (socket: Socket) => {
    open.set(socket, { sentBytes: 0, at: performance.now() });
    socket.once('close', () => open.delete(socket));
  });
  const timer = setInterval(() => {
    const now = performance.now();
    for (const [socket, progress] of open) {
      const sentBytes = socket.bytesWritten - socket.writableLength;
      if (socket.writableLength === 0 || sentBytes !== progress.sentBytes) {
        Object.assign(progress, { sentBytes, at: now });
      } else if (now - progress.at >= times.patienceMs) {
        log.info({ sentBytes, unsentBytes: socket.writableLength }, 'slow reader cut off');
        // A plain end would leave its unsent bytes to the kernel for minutes.
        socket.resetAndDestroy();
      }
    }
  }, times.checkMs);
  timer.unref();
  server.once('close', () => clearInterval(timer));
}
