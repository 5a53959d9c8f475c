import { GCProfiler, getHeapStatistics } from "node:v8";

/** Loaded into every measured server: reports the resources used between two messages of its parent. */

let profiler;
let cpu;
let heapAtStart;

process.on("message", (message) => {
  if (message === "begin") {
    profiler = new GCProfiler();
    profiler.start();
    heapAtStart = getHeapStatistics().used_heap_size;
    cpu = process.cpuUsage();
    process.send({ begun: true });
  } else if (message === "end") {
    const { user, system } = process.cpuUsage(cpu);
    process.send({ used: { cpuUs: user + system, allocatedBytes: countAllocated() } });
  }
});

/** The heap before each garbage collection, less what the one before had left. */
function countAllocated() {
  let left = heapAtStart;
  let allocated = 0;
  for (const { beforeGC, afterGC } of profiler.stop().statistics) {
    allocated += beforeGC.heapStatistics.usedHeapSize - left;
    left = afterGC.heapStatistics.usedHeapSize;
  }
  return allocated + getHeapStatistics().used_heap_size - left;
}
