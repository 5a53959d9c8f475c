/** Replaces hoist-non-react-statics, since no component has statics to hoist. */
export default function noHoistStatics<Target>(target: Target): Target {
  return target;
}
