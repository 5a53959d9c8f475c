/** In place of the package of that name, where there is nothing to hoist. */
export default function noHoistStatics<Target>(target: Target): Target {
  return target;
}
