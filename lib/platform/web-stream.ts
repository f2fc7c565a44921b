import { ReadableStream as NodeStream } from 'node:stream/web';

/** A stream as `Response` takes it. Begins with the first read; cancelling it ends the iteration. */
export function toWebStream<Chunk>(chunks: AsyncIterable<Chunk>): ReadableStream<Chunk> {
  // Node and the platform have separate types for the same stream.
  return NodeStream.from(chunks) as unknown as ReadableStream<Chunk>;
}
