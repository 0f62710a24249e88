"""Every weapon that is not simply shot: templates, blasts and clouds, grenades, machine guns, flame, guns, mortars, launchers, batteries and mines."""
