import { availableParallelism } from "node:os";
import type { KeptRows } from "../data/kept-rows.ts";
import type { SiteOptions, UnreadSite } from "../site/site.ts";
import { countIn, type Made, type Order } from "./orders.ts";
import { PageMaker } from "./page-maker.ts";
import { startThreads, type Thread, WORTH_A_THREAD } from "./threads.ts";
import type { WriteJob } from "./write-job.ts";

/** Orders in one message: enough to be worth it, few enough that all threads end at the same time. */
const BATCH = 8;

/**
 * Orders that a thread has before it at most: while pages can only be read, and once they can be written. Of the last
 * ones each thread has fewer.
 */
const AHEAD = { reading: 256, writing: 4 * BATCH };

/**
 * Milliseconds in which this thread makes pages before what was made is taken in. Each time costs it one, because
 * somebody watches over its time meanwhile (`in-time.ts`), and several times that where the cores are busy.
 */
const AT_A_TIME = 250;

/** Part of its even share that a thread gets before it at most: the rest goes to whoever is done first. */
const OF_SHARE = 1 / 2;

export interface MakeOptions {
  site: UnreadSite;
  /** What other threads open the same site with. */
  siteOptions: SiteOptions;
  /** Where they find rows that have been read. */
  kept?: KeptRows;
  /** Threads that have been started for them; those that are not needed are ended. */
  started?: readonly Thread[];
  orders: Order[];
  /** How to write pages; until it is known they are only read. */
  job: Promise<WriteJob>;
  /** Ends it, for the reason that it gives. */
  signal?: AbortSignal | undefined;
  /** Takes in what was made, in no certain order. */
  take(made: Made): Promise<void>;
}

/**
 * Reads, renders and writes page files on all cores: threads take orders, and this one does its share. A page
 * goes through all steps where it was read, so that few of them are in memory at a time.
 *
 * @throws ViewError naming block, file and line when a view throws.
 */
export async function makePages({
  site,
  siteOptions,
  kept,
  started = [],
  orders,
  job,
  signal,
  take,
}: MakeOptions): Promise<void> {
  const queue = openQueue(orders);
  const own = new PageMaker(site);
  let wake = () => {};
  let failure: unknown;
  const threads: Thread[] = [];
  const waiting = [...started];
  let known: WriteJob | undefined;
  const open = (thread: Thread): void => {
    thread.onAnswer = () => wake();
    thread.post({ open: siteOptions, known: { ...(kept && { kept }), sound: site.soundCollections } });
  };
  for (const thread of waiting) open(thread);
  // How many pages a file makes is known when it has been read: more work may come to light later.
  const startIfWorthIt = async () => {
    const worth = Math.min(availableParallelism() - 1, Math.floor(queue.seen / WORTH_A_THREAD));
    if (worth <= threads.length) return;
    const more = worth - threads.length;
    const idle = waiting.splice(0, more);
    const fresh = await startThreads(more - idle.length);
    for (const thread of fresh) open(thread);
    for (const thread of [...idle, ...fresh]) if (known) thread.post({ job: known });
    threads.push(...idle, ...fresh);
  };
  await startIfWorthIt();
  job
    .then(async (told) => {
      known = told;
      for (const thread of threads) thread.post({ job: told });
      await own.start(told);
    })
    .catch((error) => {
      failure = error;
    })
    .finally(() => wake());

  /** How many orders each thread may read before pages can be written. */
  const mostRead = () => {
    if (threads.length === 0) return AHEAD.reading;
    return Math.min(AHEAD.reading, Math.ceil((queue.seen * OF_SHARE) / (threads.length + 1)));
  };
  /** Part of what is left for each thread; the rest goes to whoever is done first. */
  const evenShare = () => Math.max(1, Math.ceil((queue.size * OF_SHARE) / (threads.length + 1)));
  const mostWritten = () => Math.min(AHEAD.writing, Math.max(BATCH, evenShare()));
  /** Gives threads as many orders as each may have before it. */
  const feed = () => {
    const ahead = queue.ahead(own.canWrite ? mostWritten() : mostRead());
    for (const thread of threads) {
      thread.look();
      while (thread.orders < ahead && queue.size > 0) thread.send(queue.next(BATCH));
    }
  };
  const ownShare = () => Math.min(BATCH, evenShare());
  /** Answers to orders of which this thread has nothing to make. */
  const read: Made[] = [];
  const takeOwn = (count: number) => {
    for (const order of queue.next(count)) {
      const answer = own.take(order);
      if (answer) read.push(answer);
    }
  };
  /** While this thread makes pages, the others are not to run out of orders, and itself neither. */
  const between = () => {
    feed();
    if (own.count === 0 && queue.size > 0) takeOwn(ownShare());
  };
  const accept = async (made: Made) => {
    await take(made);
    queue.answer(made);
    await startIfWorthIt();
  };
  const stop = () => {
    failure = signal?.reason;
    wake();
  };
  if (signal?.aborted) stop();
  signal?.addEventListener("abort", stop, { once: true });
  try {
    for (;;) {
      if (failure) throw failure;
      for (const thread of threads) for (const made of thread.take()) await accept(made);
      for (const made of read.splice(0)) await accept(made);
      feed();
      if (own.canWrite && own.count > 0) for (const made of own.make(AT_A_TIME, between)) await accept(made);
      else if (queue.size > 0 && own.count < (own.canWrite ? BATCH : mostRead()))
        takeOwn(own.canWrite ? ownShare() : 1);
      else if (read.length > 0) continue;
      else if (threads.some((thread) => thread.hasAnswers)) continue;
      else if (own.count === 0 && threads.every((thread) => thread.orders === 0)) break;
      else {
        // Nothing to do until a thread answers or the views are bundled.
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
        continue;
      }
      // Lets answers in.
      await new Promise((resolve) => setImmediate(resolve));
    }
    if (failure) throw failure;
    // Nothing is left to them, and to take one down takes a while.
    for (const thread of [...threads, ...waiting]) thread.end().catch(() => {});
  } catch (error) {
    // What they are still writing would come into a folder that is being removed.
    await Promise.all([...threads, ...waiting].map((thread) => thread.end()));
    throw error;
  } finally {
    signal?.removeEventListener("abort", stop);
  }
}

/** Orders that nobody has taken yet. */
function openQueue(orders: readonly Order[]) {
  let queue = [...orders];
  const knownOf = new Map(orders.map(({ file, known }) => [file, known]));
  /** Files whose pages are on disk, by how many there are: of most of them nothing may have to be made. */
  const onDisk = new Map<string, number>();
  let isHopeless = false;
  let seen = orders.length;
  return {
    get size() {
      return queue.length;
    },
    /** How many files, and pages of files that make many, have to be made, as far as has come to light. */
    get seen() {
      return seen;
    },
    /** So many orders from the front, or fewer; an order of many pages goes alone. */
    next: (count: number): Order[] => queue.splice(0, queue[0]?.range ? 1 : count),
    /** How many orders a thread may have before it: so many pages, or two orders of many. */
    ahead: (pages: number): number => (queue[0]?.range ? 2 : pages),
    /** Orders what an answer leaves to be done. */
    answer({ file, summary, left, hasErrors, pages }: Made): void {
      const known = knownOf.get(file) ?? {};
      const count = countIn(left);
      if (count > 0 && Object.keys(known).length >= count) onDisk.set(file, count);
      else seen += count;
      const there = onDisk.get(file);
      if (there !== undefined && count === 0 && pages.length > 0) {
        // The first lot tells what to expect.
        seen += Math.round((there * pages.filter(({ report }) => report).length) / pages.length);
        onDisk.delete(file);
      }
      // Of a file that has to be spoken about anyway, all is looked at later.
      const looks = summary !== undefined;
      for (const range of left) queue.push({ file, range, looks, known, isWritten: true });
      if (!hasErrors || isHopeless) return;
      // Whatever is written from here on would be thrown away.
      isHopeless = true;
      queue = queue.filter(({ range }) => !range).map((order) => ({ ...order, isWritten: false }));
    },
  };
}
