import { walkScreens } from "./screens/walk";

walkScreens({ width: 1280, height: 900 });
